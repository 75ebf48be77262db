import { describe, expect, it } from 'vitest';
import type { Problem } from '../../contract/index';
import { liveListeners } from './live-listeners';
import { expectWrongField, refusedWith, registration, tokenOf } from './world';
import type { Actor, World } from './world';

const NEW = 'a staple that nobody knows';

const codeOf = async (call: Promise<unknown>): Promise<Problem['code']> => (await refusedWith(call)).code;

/** What changes or ends an account: another address or password, its deletion (decisions.md sections 6 and 7). */
export function describeAccount(world: World): void {
  const listen = liveListeners(world);
  const api = () => world.harness().client();
  describe('another e-mail address', () => describeAddress(world));

  describe('another password', () => {
    it('ends all other sessions', async () => {
      const { client, user, password } = await world.signUp();
      const other = await api().auth.login({ email: user.email, password });
      const live = listen({ token: other.token });
      await live.until(() => live.status() === 'open');
      await client.profile.changePassword({ currentPassword: password, newPassword: NEW });
      expect(await client.profile.get()).toEqual(user);
      expect(await codeOf(world.harness().client(other.token).profile.get())).toBe('UNAUTHORIZED');
      await live.until(() => live.status() === 'closed');
      expect(live.reason()).toBe('unauthorized');
      expect(await codeOf(api().auth.login({ email: user.email, password }))).toBe('INVALID_CREDENTIALS');
      await expect(api().auth.login({ email: user.email, password: NEW })).resolves.toBeDefined();
    });

    it('needs the current one, and makes links for a new one worthless', async () => {
      const { client, user, password, token } = await world.signUp();
      await api().auth.forgotPassword({ email: user.email });
      const link = tokenOf(await world.harness().linkTo(user.email, 'reset-password'));
      const wrong = client.profile.changePassword({ currentPassword: NEW, newPassword: NEW });
      expect(await codeOf(wrong)).toBe('INVALID_CREDENTIALS');
      const short = { currentPassword: password, newPassword: 'short' };
      await expectWrongField(await world.send('profile.changePassword', short, { token }), 'newPassword');
      await client.profile.changePassword({ currentPassword: password, newPassword: NEW });
      const reset = api().auth.resetPassword({ token: link, newPassword: password });
      expect(await codeOf(reset)).toBe('INVALID_TOKEN');
    });
  });

  describe('deletion', () => {
    it('ends an account with its password, its sessions and the Codes that nobody else organizes', async () => {
      const actor = await world.signUp();
      const { client, user, password } = actor;
      const { id } = await client.codes.create({ title: 'Public' });
      await client.codes.update({ id, publication: 'published', isPublic: true });
      await expect(world.outsider().client.codes.get({ id })).resolves.toBeDefined();
      expect(await codeOf(client.profile.delete({ currentPassword: NEW }))).toBe('INVALID_CREDENTIALS');
      const live = listen(actor);
      await live.until(() => live.status() === 'open');
      expect(await client.profile.delete({ currentPassword: password })).toBeUndefined();
      await live.until(() => live.status() === 'closed');
      expect(await codeOf(client.profile.get())).toBe('UNAUTHORIZED');
      expect(await codeOf(api().auth.login({ email: user.email, password }))).toBe('INVALID_CREDENTIALS');
      expect(await codeOf(world.outsider().client.codes.get({ id }))).toBe('NOT_FOUND');
    });

    it('lets the address be registered again', async () => {
      const { client, user, password } = await world.signUp();
      await client.profile.delete({ currentPassword: password });
      const form = { ...registration(), email: user.email };
      await api().auth.register(form);
      await api().auth.activate({ token: tokenOf(await world.harness().linkTo(user.email, 'activation')) });
      const again = await api().auth.login({ email: user.email, password: form.password1 });
      expect(again.user.id).not.toBe(user.id);
    });
  });
}

function describeAddress(world: World): void {
  const api = () => world.harness().client();
  const wish = (actor: Actor, email: string) =>
    actor.client.profile.update({ email, currentPassword: actor.password });
  const login = (email: string, { password }: Actor) => api().auth.login({ email, password });
  const confirmation = async (email: string) => tokenOf(await world.harness().linkTo(email, 'confirm-email'));

  it('holds once it is confirmed, by the link that is sent there', async () => {
    const actor = await world.signUp();
    const email = registration().email;
    expect(await wish(actor, email)).toEqual({ ...actor.user, pendingEmail: email });
    expect(await codeOf(login(email, actor))).toBe('INVALID_CREDENTIALS');
    const token = await confirmation(email);
    expect(await api().auth.confirmEmail({ token })).toBeUndefined();
    expect(await actor.client.profile.get()).toEqual({ ...actor.user, email });
    expect((await login(email, actor)).user.email).toBe(email);
    expect(await codeOf(login(actor.user.email, actor))).toBe('INVALID_CREDENTIALS');
    expect(await codeOf(api().auth.confirmEmail({ token }))).toBe('INVALID_TOKEN');
    await expect(world.harness().linkTo(actor.user.email, 'login')).resolves.toBeDefined();
  });

  it('needs the password', async () => {
    const { client, user } = await world.signUp();
    const { email } = registration();
    expect(await codeOf(client.profile.update({ email }))).toBe('INVALID_CREDENTIALS');
    const wrong = client.profile.update({ email, currentPassword: 'wrong', firstName: 'Grace' });
    expect(await codeOf(wrong)).toBe('INVALID_CREDENTIALS');
    expect(await client.profile.get()).toEqual(user);
  });

  it('is answered alike where it has an account, whose holder gets a mail', async () => {
    const [actor, other] = [await world.signUp(), await world.signUp()];
    const taken = other.user.email.toUpperCase();
    expect(await wish(actor, taken)).toEqual({ ...actor.user, pendingEmail: taken });
    await expect(world.harness().linkTo(other.user.email, 'login')).resolves.toBeDefined();
    for (const address of [taken, other.user.email]) {
      await expect(world.harness().linkTo(address, 'confirm-email')).rejects.toThrow();
    }
    expect(await other.client.profile.get()).toEqual(other.user);
  });

  it('is refused where somebody else was quicker, to whoever has the mailbox', async () => {
    const [actor, other] = [await world.signUp(), registration()];
    await wish(actor, other.email);
    const token = await confirmation(other.email);
    await api().auth.register(other);
    await api().auth.activate({ token: tokenOf(await world.harness().linkTo(other.email, 'activation')) });
    expect(await codeOf(api().auth.confirmEmail({ token }))).toBe('EMAIL_TAKEN');
  });

  it('brings the invitations that were sent to it, and nobody is asked to reset a password that there is not', async () => {
    const [actor, email] = [await world.signUp(), registration().email];
    const { id: codeId } = await world.makeCode();
    await world.owner().client.codes.update({ id: codeId, publication: 'published' });
    await world
      .owner()
      .client.sharing.invite({ id: codeId, emails: [email], access: 'annotate', message: '' });
    await api().auth.forgotPassword({ email });
    await expect(world.harness().linkTo(email, 'reset-password')).rejects.toThrow();
    await wish(actor, email);
    await api().auth.confirmEmail({ token: await confirmation(email) });
    await actor.client.sharing.answerInvitation({ id: codeId, action: 'accept_invitation' });
    expect((await actor.client.codes.get({ id: codeId })).user.access).toBe('annotate');
  });

  it('is given up by asking for the old one', async () => {
    const actor = await world.signUp();
    const email = registration().email;
    await wish(actor, email);
    const token = await confirmation(email);
    expect(await actor.client.profile.update({ email: actor.user.email })).toEqual(actor.user);
    expect(await codeOf(api().auth.confirmEmail({ token }))).toBe('INVALID_TOKEN');
  });

  it('holds at once where it is one’s own, spelled another way', async () => {
    const actor = await world.signUp();
    const email = actor.user.email.toUpperCase();
    expect(await wish(actor, email)).toEqual({ ...actor.user, email });
  });
}
