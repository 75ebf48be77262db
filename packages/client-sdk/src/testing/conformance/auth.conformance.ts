import { describe, expect, it } from 'vitest';
import { createRandomKey } from '../../http/random-key';
import { expectWrongField, refusedWith, registration, tokenOf } from './world';
import type { World } from './world';

/** A password that is not that of any account. */
const OTHER = 'another horse battery';

/** Names and values of the headers that could differ between two answers. */
function revealingHeaders({ headers }: Response): readonly string[] {
  return [...headers].filter(([name]) => !/^(date|x-request-id|ratelimit.*)$/.test(name)).map(String);
}

/** Registration, activation, log-in and log-out (decisions.md section 7). */
export function describeAuth(world: World): void {
  const api = () => world.harness().client();

  it('registers, activates by the link, then logs in', async () => {
    const form = registration();
    expect(await api().auth.register({ ...form, email: ` ${form.email} ` })).toBeUndefined();
    const { password1, password2: _repeated, hasAcceptedTerms: _accepted, ...shown } = form;
    const login = { email: form.email, password: password1 };
    expect(await refusedWith(api().auth.login(login))).toMatchObject({
      code: 'ACCOUNT_NOT_ACTIVATED',
      status: 403,
    });
    const token = tokenOf(await world.harness().linkTo(form.email, 'activation'));
    expect(await api().auth.activate({ token })).toBeUndefined();
    const session = await api().auth.login({ ...login, email: form.email.toUpperCase() });
    expect(session.user).toMatchObject({ ...shown, userType: 'user', has2fa: false });
    expect(await world.harness().client(session.token).profile.get()).toEqual(session.user);
  });

  it('takes an activation link once, and none that it did not send', async () => {
    const form = registration();
    await api().auth.register(form);
    const token = tokenOf(await world.harness().linkTo(form.email, 'activation'));
    await api().auth.activate({ token });
    expect((await refusedWith(api().auth.activate({ token }))).code).toBe('INVALID_TOKEN');
    expect((await refusedWith(api().auth.activate({ token: createRandomKey() }))).code).toBe('INVALID_TOKEN');
  });

  it('knows an address only once, in whatever case, and lets its holder alone know', async () => {
    const { user, password } = await world.signUp();
    const [twin, fresh] = [{ ...registration(), email: user.email.toUpperCase() }, registration()];
    const answers = await Promise.all(
      [twin, fresh].map((form) =>
        world.send('auth.register', { ...form, password1: OTHER, password2: OTHER }),
      ),
    );
    const [known, unknown] = await Promise.all(
      answers.map(async (answer) => [answer.status, revealingHeaders(answer), await answer.text()]),
    );
    expect(known).toEqual(unknown);
    expect(known?.[0]).toBe(204);
    expect(new URL(await world.harness().linkTo(user.email, 'login')).pathname).toBe('/login');
    await expect(world.harness().linkTo(fresh.email, 'login')).rejects.toThrow();
    // Nothing of the account has changed.
    const login = { email: user.email, password };
    expect((await api().auth.login(login)).user).toEqual(user);
    // It answers as an address without an account does.
    for (const email of [user.email, fresh.email])
      expect((await refusedWith(api().auth.login({ email, password: OTHER }))).code).toBe(
        'ACCOUNT_NOT_ACTIVATED',
      );
  });

  describe('several registrations of one address', () => {
    /** Registers an address with a password and a name; gives the token of the link that is sent. */
    async function registered(email: string, password: string, firstName = 'Ada'): Promise<string> {
      const form = { ...registration(), email, password1: password, password2: password, firstName };
      await api().auth.register(form);
      return tokenOf(await world.harness().linkTo(email, 'activation'));
    }
    const STRANGE = 'a password of somebody else';
    const login = (email: string, password: string) => api().auth.login({ email, password });
    const codeOf = async (call: Promise<unknown>) => (await refusedWith(call)).code;

    it('are activated each by its own link, with its own name and password, whichever came first', async () => {
      for (const isFirst of [true, false]) {
        const { email } = registration();
        const strange = isFirst ? await registered(email, STRANGE, 'Mallory') : undefined;
        const own = await registered(email, OTHER, 'Grace');
        const later = isFirst ? undefined : await registered(email, STRANGE, 'Mallory');
        await api().auth.activate({ token: own });
        expect((await login(email, OTHER)).user).toMatchObject({ email, firstName: 'Grace' });
        expect(await codeOf(login(email, STRANGE))).toBe('INVALID_CREDENTIALS');
        // With the one that is activated, the others are void.
        const token = strange ?? later ?? '';
        expect(await codeOf(api().auth.activate({ token }))).toBe('INVALID_TOKEN');
        expect((await login(email, OTHER)).user.firstName).toBe('Grace');
      }
    });

    it('keep an invitation for whichever is activated', async () => {
      const { email } = registration();
      const { id } = await world.makeCode();
      const { client } = world.owner();
      await client.codes.update({ id, publication: 'published' });
      await client.sharing.invite({ id, emails: [email], access: 'annotate', message: '' });
      await registered(email, STRANGE, 'Mallory');
      // Nothing of what a stranger wrote is shown to anybody before its link is used.
      const [shown] = (await client.sharing.list({ id })).data.filter(({ status }) => status === 'pending');
      expect(shown?.name).toBe(email);
      await api().auth.activate({ token: await registered(email, OTHER, 'Grace') });
      const { token } = await login(email, OTHER);
      const own = world.harness().client(token);
      expect((await own.sharing.invitations()).data).toMatchObject([{ codeId: id }]);
      await own.sharing.answerInvitation({ id, action: 'accept_invitation' });
      expect((await own.codes.get({ id })).user.access).toBe('annotate');
    });

    it('say alike that they wait', async () => {
      const { email } = registration();
      await registered(email, OTHER);
      await registered(email, STRANGE);
      for (const password of [OTHER, STRANGE])
        expect(await codeOf(login(email, password))).toBe('ACCOUNT_NOT_ACTIVATED');
    });

    it('are not sent again, since nobody knows which one is meant: their holder is asked to register again', async () => {
      const { email } = registration();
      const own = await registered(email, OTHER, 'Grace');
      const strange = await registered(email, STRANGE, 'Mallory');
      await api().auth.resendActivation({ email });
      expect(new URL(await world.harness().linkTo(email, 'register')).pathname).toBe('/register');
      expect(tokenOf(await world.harness().linkTo(email, 'activation'))).toBe(strange);
      await api().auth.activate({ token: own });
      expect((await login(email, OTHER)).user.firstName).toBe('Grace');
    });

    it('become no account where another one has confirmed their address', async () => {
      const { email } = registration();
      const token = await registered(email, STRANGE);
      const { client, password } = await world.signUp();
      await client.profile.update({ email, currentPassword: password });
      const link = tokenOf(await world.harness().linkTo(email, 'confirm-email'));
      await api().auth.confirmEmail({ token: link });
      expect(await codeOf(api().auth.activate({ token }))).toBe('INVALID_TOKEN');
      expect((await login(email, password)).user.email).toBe(email);
    });
  });

  it('tells neither an unknown address from a wrong password nor an inactive account by a wrong one', async () => {
    const form = registration();
    await api().auth.register(form);
    const { user } = world.owner();
    for (const email of [user.email, form.email, registration().email]) {
      const problem = await refusedWith(api().auth.login({ email, password: 'wrong password' }));
      expect(problem).toMatchObject({ code: 'INVALID_CREDENTIALS', status: 401 });
    }
  });

  it('sends the link again, and answers the same for addresses it does not know', async () => {
    const form = registration();
    await api().auth.register(form);
    expect(await api().auth.resendActivation({ email: form.email.toUpperCase() })).toBeUndefined();
    expect(await api().auth.resendActivation({ email: registration().email })).toBeUndefined();
    await api().auth.activate({ token: tokenOf(await world.harness().linkTo(form.email, 'activation')) });
    await expect(api().auth.login({ email: form.email, password: form.password1 })).resolves.toBeDefined();
  });

  it('ends one session with log-out and leaves the others', async () => {
    const { user, password, client } = await world.signUp();
    const other = await api().auth.login({ email: user.email, password });
    expect(await client.auth.logout()).toBeUndefined();
    expect((await refusedWith(client.profile.get())).code).toBe('UNAUTHORIZED');
    await expect(world.harness().client(other.token).profile.get()).resolves.toEqual(user);
  });

  it.each([
    ['email', { email: 'nobody' }],
    ['password1', { password1: 'short', password2: 'short' }],
    ['password1', { password1: 'x'.repeat(129), password2: 'x'.repeat(129) }],
    ['password2', { password2: 'another password' }],
    ['hasAcceptedTerms', { hasAcceptedTerms: false }],
    ['firstName', { firstName: ' ' }],
    ['country', { country: 'Switzerland' }],
    ['fieldsOfLaw.1', { fieldsOfLaw: ['Tax', 'Magic'] }],
    ['position', { position: 'King' }],
    ['otherPosition', { position: 'Other (please specify)' }],
  ])('names the field %s of a form that is not valid', async (path, wrong) => {
    const response = await world.send('auth.register', { ...registration(), ...wrong });
    await expectWrongField(response, path);
  });
}
