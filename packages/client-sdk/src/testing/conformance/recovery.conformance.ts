import { expect, it } from 'vitest';
import { liveListeners } from './live-listeners';
import { expectWrongField, refusedWith, registration, tokenOf } from './world';
import type { World } from './world';

const HOUR_MS = 3_600_000;
const NEW = 'a staple that nobody knows';

/** Forgotten passwords (decisions.md section 7). */
export function describeRecovery(world: World): void {
  const api = () => world.harness().client();
  const listen = liveListeners(world);
  const resetLink = async (email: string) => {
    await api().auth.forgotPassword({ email });
    return world.harness().linkTo(email, 'reset-password');
  };

  it('answers the same for addresses it does not know, and writes to those it knows', async () => {
    const { user } = await world.signUp();
    const nobody = registration().email;
    const [known, unknown] = [
      await world.send('auth.forgotPassword', { email: user.email.toUpperCase() }),
      await world.send('auth.forgotPassword', { email: nobody }),
    ];
    expect([known.status, await known.text()]).toEqual([204, '']);
    expect([unknown.status, await unknown.text()]).toEqual([204, '']);
    await expect(world.harness().linkTo(user.email, 'reset-password')).resolves.toContain('/reset-password/');
    await expect(world.harness().linkTo(nobody, 'reset-password')).rejects.toThrow();
  });

  it('sets a new password by the link, once, and ends all sessions', async () => {
    const { user, password, client, token: session } = await world.signUp();
    const live = listen({ token: session });
    await live.until(() => live.status() === 'open');
    const token = tokenOf(await resetLink(user.email));
    expect(await api().auth.resetPassword({ token, newPassword: NEW })).toBeUndefined();
    expect((await refusedWith(client.profile.get())).code).toBe('UNAUTHORIZED');
    await live.until(() => live.status() === 'closed');
    expect(live.reason()).toBe('unauthorized');
    const old = api().auth.login({ email: user.email, password });
    expect((await refusedWith(old)).code).toBe('INVALID_CREDENTIALS');
    expect((await api().auth.login({ email: user.email, password: NEW })).user).toEqual(user);
    const again = api().auth.resetPassword({ token, newPassword: password });
    expect((await refusedWith(again)).code).toBe('INVALID_TOKEN');
    // Its holder gets to know: it may have been somebody else.
    await expect(world.harness().linkTo(user.email, 'login')).resolves.toContain('/login');
  });

  it('takes the newest link only, and none for another purpose', async () => {
    const { user } = await world.signUp();
    const first = tokenOf(await resetLink(user.email));
    const second = tokenOf(await resetLink(user.email));
    expect(second).not.toBe(first);
    const withOld = api().auth.resetPassword({ token: first, newPassword: NEW });
    expect((await refusedWith(withOld)).code).toBe('INVALID_TOKEN');
    expect((await refusedWith(api().auth.activate({ token: second }))).code).toBe('INVALID_TOKEN');
    await api().auth.resetPassword({ token: second, newPassword: NEW });
  });

  it('sends a registration that waits its activation link again', async () => {
    const form = registration();
    await api().auth.register(form);
    const first = await world.harness().linkTo(form.email, 'activation');
    await api().auth.forgotPassword({ email: form.email });
    const second = await world.harness().linkTo(form.email, 'activation');
    expect(second).not.toBe(first);
    expect((await refusedWith(api().auth.activate({ token: tokenOf(first) }))).code).toBe('INVALID_TOKEN');
    await api().auth.activate({ token: tokenOf(second) });
    await expect(api().auth.login({ email: form.email, password: form.password1 })).resolves.toBeDefined();
  });

  it('keeps a link whose new password is refused', async () => {
    const { user } = await world.signUp();
    const token = tokenOf(await resetLink(user.email));
    await expectWrongField(
      await world.send('auth.resetPassword', { token, newPassword: 'short' }),
      'newPassword',
    );
    await api().auth.resetPassword({ token, newPassword: NEW });
  });

  it('takes a link for an hour', async ({ skip }) => {
    const { passTime } = world.harness();
    if (!passTime) return skip();
    const [late, inTime] = [await world.signUp(), await world.signUp()];
    const token = tokenOf(await resetLink(late.user.email));
    passTime(2000);
    const newer = tokenOf(await resetLink(inTime.user.email));
    passTime(HOUR_MS - 1000);
    const tooLate = api().auth.resetPassword({ token, newPassword: NEW });
    expect((await refusedWith(tooLate)).code).toBe('INVALID_TOKEN');
    await api().auth.resetPassword({ token: newer, newPassword: NEW });
  });
}
