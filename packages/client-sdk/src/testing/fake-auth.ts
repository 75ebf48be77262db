import { createRandomKey } from '../http/random-key';
import type { FakeAccountMails } from './fake-account-mails';
import { refusal } from './refusal';
import type { FakeHandlers, FakeParts } from './fake-handlers';
import type { FakeSecondFactors } from './fake-second-factors';
import type { FakeState, FakeUser } from './fake-state';

/** The account with an e-mail address, in whatever case it is written. */
export function findUser(state: FakeState, email: string): FakeUser | undefined {
  const wanted = email.trim().toLowerCase();
  return [...state.users.values()].find(({ profile }) => profile.email.toLowerCase() === wanted);
}

/** Opens a session for a user and gives its bearer token. */
export function openSession(state: FakeState, user: FakeUser): string {
  const token = createRandomKey();
  state.sessions.set(token, user.profile.id);
  state.sessionStarts.set(token, state.moment());
  return token;
}

/** Ends a user's sessions, all but that of the token `except`. */
export function endSessionsOf({ state, endSession }: FakeParts, userId: number, except?: string): void {
  for (const [token, holder] of state.sessions) {
    if (holder !== userId || token === except) continue;
    state.sessions.delete(token);
    endSession(token);
  }
}

/** Calls under `/auth` (decisions.md section 7). */
export function createAuthHandlers(parts: FakeParts, mails: FakeAccountMails, factors: FakeSecondFactors) {
  const { state, endSession } = parts;
  return {
    auth: {
      register: ({ input }) => {
        const known = findUser(state, input.email);
        // Who was invited keeps the invitations.
        if (known && known.profile.userType !== 'tmp_user') {
          if (known.isActivated) mails.sendNotice(known.profile);
          else mails.sendLink(known, 'activation');
          return undefined;
        }
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
        mails.sendLink(user, 'activation');
        return undefined;
      },
      login: ({ input }) => {
        const user = findUser(state, input.email);
        if (!user || user.password !== input.password) throw refusal('INVALID_CREDENTIALS');
        if (!user.isActivated) throw refusal('ACCOUNT_NOT_ACTIVATED');
        const device2faToken = factors.pass(user, input);
        const session = { user: user.profile, token: openSession(state, user) };
        return device2faToken === undefined ? session : { ...session, device2faToken };
      },
      logout: ({ token }) => {
        if (token === undefined) return undefined;
        state.sessions.delete(token);
        endSession(token);
        return undefined;
      },
      activate: ({ input }) => {
        const { user } = mails.redeem(input.token, 'activation');
        user.isActivated = true;
        return undefined;
      },
      resendActivation: ({ input }) => {
        const user = findUser(state, input.email);
        if (user && !user.isActivated) mails.sendLink(user, 'activation');
        return undefined;
      },
      forgotPassword: ({ input }) => {
        const user = findUser(state, input.email);
        if (user) mails.sendLink(user, 'reset-password');
        return undefined;
      },
      resetPassword: ({ input }) => {
        const { user } = mails.redeem(input.token, 'reset-password');
        user.password = input.newPassword;
        user.isActivated = true;
        mails.withdraw(user.profile.id);
        factors.distrustAll(user.profile.id);
        endSessionsOf(parts, user.profile.id);
        mails.sendNotice(user.profile);
        return undefined;
      },
    },
  } satisfies FakeHandlers;
}
