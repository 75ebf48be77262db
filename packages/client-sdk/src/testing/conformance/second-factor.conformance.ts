import { expect, it } from 'vitest';
import type { InputOf, Operations, Problem } from '../../contract/index';
import { refusedWith, tokenOf } from './world';
import type { Actor, World } from './world';

const STEP_MS = 30_000;
const NEW = 'a staple that nobody knows';

const codeOf = async (call: Promise<unknown>): Promise<Problem['code']> => (await refusedWith(call)).code;

/** Two-factor log-in (decisions.md section 7). Where the clock cannot be moved on, what needs several codes is skipped. */
export function describeSecondFactor(world: World): void {
  const api = () => world.harness().client();
  const login = (
    { user, password }: Actor,
    more: Omit<InputOf<Operations['auth']['login']>, 'email' | 'password'> = {},
  ) => api().auth.login({ email: user.email, password, ...more });
  const token = (secret: string) => world.harness().secondFactorToken(secret);
  /** The next code: each works once. */
  const nextToken = (secret: string) => {
    world.harness().passTime?.(STEP_MS);
    return token(secret);
  };

  /** Somebody with a second factor. */
  async function signUpWithFactor() {
    const actor = await world.signUp();
    const { secret } = await actor.client.profile.generate2fa({ userId: actor.user.id });
    const first = await token(secret);
    const { recoveryCodes = [] } = await actor.client.profile.activate2fa({ token: first, activate: true });
    return { actor, secret, first, recoveryCodes };
  }

  it('begins with a picture and a secret, and is off until a code was given', async () => {
    const actor = await world.signUp();
    const { client, user } = actor;
    const { qrCodeUrl, secret } = await client.profile.generate2fa({ userId: user.id });
    expect(qrCodeUrl).toMatch(/^data:image\//);
    expect(secret).toMatch(/^[A-Z2-7]{16,}$/);
    expect((await client.profile.get()).has2fa).toBe(false);
    await expect(login(actor)).resolves.toBeDefined();
    const wrong = String((Number(await token(secret)) + 1) % 1_000_000).padStart(6, '0');
    for (const bad of [wrong, 'abcdef', '1']) {
      expect(await codeOf(client.profile.activate2fa({ token: bad, activate: true }))).toBe('INVALID_2FA');
    }
    // A wrong code is no broken session.
    expect((await client.profile.get()).has2fa).toBe(false);
  });

  it('is one’s own: nobody makes another user’s secret, and an active one is not replaced', async () => {
    const { actor } = await signUpWithFactor();
    const { client, user } = actor;
    expect(await codeOf(client.profile.generate2fa({ userId: world.owner().user.id }))).toBe('FORBIDDEN');
    expect(await codeOf(client.profile.generate2fa({ userId: user.id }))).toBe('CONFLICT');
    const other = await world.signUp();
    const nothing = other.client.profile.activate2fa({ token: '123456', activate: true });
    expect(await codeOf(nothing)).toBe('CONFLICT');
    const off = other.client.profile.activate2fa({ token: '123456', activate: false });
    expect(await codeOf(off)).toBe('CONFLICT');
  });

  it('is asked for after the right password only', async () => {
    const { actor } = await signUpWithFactor();
    expect(await refusedWith(login(actor))).toMatchObject({ code: 'LOGIN_REQUIRES_2FA', status: 401 });
    expect(await codeOf(login({ ...actor, password: 'wrong' }))).toBe('INVALID_CREDENTIALS');
    const both = login({ ...actor, password: 'wrong' }, { twoFactorToken: '123456' });
    expect(await codeOf(both)).toBe('INVALID_CREDENTIALS');
  });

  it('takes each code once', async ({ skip }) => {
    if (!world.harness().passTime) return skip();
    const { actor, secret, first } = await signUpWithFactor();
    expect(await codeOf(login(actor, { twoFactorToken: first }))).toBe('INVALID_2FA');
    const next = await nextToken(secret);
    const session = await login(actor, { twoFactorToken: next });
    expect(session.user).toEqual({ ...actor.user, has2fa: true });
    expect(session).not.toHaveProperty('device2faToken');
    expect(await codeOf(login(actor, { twoFactorToken: next }))).toBe('INVALID_2FA');
    world.harness().passTime?.(3 * STEP_MS);
    const tooOld = await token(secret);
    world.harness().passTime?.(3 * STEP_MS);
    expect(await codeOf(login(actor, { twoFactorToken: tooOld }))).toBe('INVALID_2FA');
  });

  it('gives ten recovery codes, each of which works once, however it is written', async () => {
    const { actor, recoveryCodes } = await signUpWithFactor();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = '', other = ''] = recoveryCodes;
    await expect(login(actor, { twoFactorToken: ` ${code.toLowerCase()} ` })).resolves.toBeDefined();
    expect(await codeOf(login(actor, { twoFactorToken: code }))).toBe('INVALID_2FA');
    await expect(login(actor, { twoFactorToken: other })).resolves.toBeDefined();
  });

  it('is not asked for on a device that is trusted, of the same user', async () => {
    const { actor, recoveryCodes } = await signUpWithFactor();
    const [twoFactorToken = ''] = recoveryCodes;
    const { device2faToken = '' } = await login(actor, { twoFactorToken, trustsDevice: true });
    expect(device2faToken).not.toBe('');
    expect(await login(actor, { device2faToken })).not.toHaveProperty('device2faToken');
    expect(await codeOf(login(actor, { device2faToken: 'made up' }))).toBe('LOGIN_REQUIRES_2FA');
    expect(await codeOf(login({ ...actor, password: 'wrong' }, { device2faToken }))).toBe(
      'INVALID_CREDENTIALS',
    );
    const { actor: other } = await signUpWithFactor();
    expect(await codeOf(login(other, { device2faToken }))).toBe('LOGIN_REQUIRES_2FA');
  });

  it('trusts no device after the password has changed', async () => {
    const { actor, recoveryCodes } = await signUpWithFactor();
    const { client, user, password } = actor;
    const trust = async (twoFactorToken: string, known: string) =>
      (await login({ ...actor, password: known }, { twoFactorToken, trustsDevice: true })).device2faToken ??
      '';
    const first = await trust(recoveryCodes[0] ?? '', password);
    await client.profile.changePassword({ currentPassword: password, newPassword: NEW });
    const again = login({ ...actor, password: NEW }, { device2faToken: first });
    expect(await codeOf(again)).toBe('LOGIN_REQUIRES_2FA');
    const second = await trust(recoveryCodes[1] ?? '', NEW);
    await api().auth.forgotPassword({ email: user.email });
    const link = tokenOf(await world.harness().linkTo(user.email, 'reset-password'));
    await api().auth.resetPassword({ token: link, newPassword: password });
    // A mailbox is not both factors.
    expect(await codeOf(login(actor, { device2faToken: second }))).toBe('LOGIN_REQUIRES_2FA');
  });

  it('is switched off with a code, and everything about it is worthless then', async () => {
    const { actor, secret, recoveryCodes } = await signUpWithFactor();
    const { client, user } = actor;
    const [trusting = '', code = '', unused = ''] = recoveryCodes;
    const { device2faToken = '' } = await login(actor, { twoFactorToken: trusting, trustsDevice: true });
    expect(await codeOf(client.profile.activate2fa({ token: '000000', activate: false }))).toBe(
      'INVALID_2FA',
    );
    expect(await client.profile.activate2fa({ token: code, activate: false })).toEqual({ has2fa: false });
    expect(await client.profile.get()).toEqual(user);
    await expect(login(actor)).resolves.toBeDefined();
    const again = await client.profile.generate2fa({ userId: user.id });
    expect(again.secret).not.toBe(secret);
    await client.profile.activate2fa({ token: await token(again.secret), activate: true });
    expect(await codeOf(login(actor, { device2faToken }))).toBe('LOGIN_REQUIRES_2FA');
    expect(await codeOf(login(actor, { twoFactorToken: unused }))).toBe('INVALID_2FA');
  });
}
