import { createRandomKey } from '../http/random-key';
import { refusal } from './refusal';
import type { FakeHandlers, FakeParts } from './fake-handlers';
import type { FakeState, FakeUser } from './fake-state';

/** Milliseconds an activation link is valid (decisions.md section 7). */
const ACTIVATION_MS = 24 * 60 * 60 * 1000;

/** The account with an e-mail address, in whatever case it is written. */
export function findUser(state: FakeState, email: string): FakeUser | undefined {
  const wanted = email.trim().toLowerCase();
  return [...state.users.values()].find(({ profile }) => profile.email.toLowerCase() === wanted);
}

/** Opens a session for a user and gives its bearer token. */
export function openSession(state: FakeState, user: FakeUser): string {
  const token = createRandomKey();
  state.sessions.set(token, user.profile.id);
  return token;
}

function sendActivation(state: FakeState, user: FakeUser, linkBase: string): void {
  const token = createRandomKey();
  state.activations.set(token, { userId: user.profile.id, expiresAt: state.now() + ACTIVATION_MS });
  state.mailbox.push({ kind: 'activation', to: user.profile.email, link: `${linkBase}${token}`, token });
}

/** Calls under `/auth` and `/profile` (decisions.md section 7). `linkBase` is what the activation token is put after. */
export function createAuthHandlers({ state, endSession }: FakeParts, linkBase: string) {
  return {
    auth: {
      register: ({ input }) => {
        const known = findUser(state, input.email);
        // Who was invited keeps the invitations.
        if (known && known.profile.userType !== 'tmp_user') throw refusal('EMAIL_TAKEN');
        const {
          password1,
          password2: _repeated,
          hasAcceptedTerms: _accepted,
          otherPosition,
          ...form
        } = input;
        const id = known?.profile.id ?? state.nextId('user');
        const user: FakeUser = {
          profile: {
            id,
            userType: 'user',
            has2fa: false,
            ...form,
            ...(otherPosition !== undefined && { otherPosition }),
            createdAt: state.moment(),
          },
          password: password1,
          isActivated: false,
        };
        state.users.set(id, user);
        sendActivation(state, user, linkBase);
        return user.profile;
      },
      login: ({ input }) => {
        const user = findUser(state, input.email);
        if (!user || user.password !== input.password) throw refusal('INVALID_CREDENTIALS');
        if (!user.isActivated) throw refusal('ACCOUNT_NOT_ACTIVATED');
        return { user: user.profile, token: openSession(state, user) };
      },
      logout: ({ token }) => {
        if (token === undefined) return undefined;
        state.sessions.delete(token);
        endSession(token);
        return undefined;
      },
      activate: ({ input }) => {
        const activation = state.activations.get(input.token);
        const user = activation && state.users.get(activation.userId);
        if (!user || activation.expiresAt <= state.now()) throw refusal('INVALID_TOKEN');
        state.activations.delete(input.token);
        user.isActivated = true;
        return undefined;
      },
      resendActivation: ({ input }) => {
        const user = findUser(state, input.email);
        if (user && !user.isActivated) sendActivation(state, user, linkBase);
        return undefined;
      },
    },
    profile: { get: ({ user }) => user.profile },
  } satisfies FakeHandlers;
}
