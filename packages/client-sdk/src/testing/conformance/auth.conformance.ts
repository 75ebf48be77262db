import { expect, it } from 'vitest';
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
    const other = api().auth.login({ ...login, password: OTHER });
    expect((await refusedWith(other)).code).toBe('INVALID_CREDENTIALS');
  });

  it('sends another link for an account that was not activated, which keeps its password', async () => {
    const form = registration();
    await api().auth.register(form);
    const first = await world.harness().linkTo(form.email, 'activation');
    await api().auth.register({ ...form, password1: OTHER, password2: OTHER });
    const second = await world.harness().linkTo(form.email, 'activation');
    expect(second).not.toBe(first);
    await api().auth.activate({ token: tokenOf(second) });
    const { email, password1: password } = form;
    await expect(api().auth.login({ email, password })).resolves.toBeDefined();
    expect((await refusedWith(api().auth.login({ email, password: OTHER }))).code).toBe(
      'INVALID_CREDENTIALS',
    );
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
