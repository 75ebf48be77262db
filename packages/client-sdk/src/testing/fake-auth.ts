import { createRandomKey } from '../http/random-key';
import type { FakeAccountMails } from './fake-account-mails';
import { createFakeRegistrations } from './fake-registrations';
import { refusal } from './refusal';
import { findUser } from './fake-state';
import type { FakeHandlers, FakeParts } from './fake-handlers';
import type { FakeSecondFactors } from './fake-second-factors';
import type { FakeState, FakeUser } from './fake-state';

/** Opens a session for a user and gives its bearer token. */
export function openSession(state: FakeState, user: FakeUser): string {
  const token = createRandomKey();
  state.sessions.set(token, user.profile.id);
  state.sessionStarts.set(token, state.moment());
  return token;
}

/** Ends a user's sessions, all but that of the token `except`. */
export function endSessionsOf(parts: FakeParts, userId: number, except?: string): void {
  const { state, endSession } = parts;
  for (const [token, holder] of state.sessions) {
    if (holder !== userId || token === except) continue;
    state.sessions.delete(token);
    endSession(token);
  }
  publishSessions(parts, userId);
}

/** Lets a user's windows know that their sessions are others. */
export function publishSessions({ publishToUser }: FakeParts, userId: number): void {
  publishToUser(userId, 'USER/UPDATE', { userId, part: 'sessions' });
}

/** Calls under `/auth` (decisions.md section 7). */
export function createAuthHandlers(parts: FakeParts, mails: FakeAccountMails, factors: FakeSecondFactors) {
  const { state, endSession } = parts;
  const registrations = createFakeRegistrations(state, mails);
  return {
    auth: {
      register: ({ input }) => {
        registrations.add(input);
        return undefined;
      },
      login: ({ input }) => {
        const user = findUser(state, input.email);
        if (!user?.isActivated || user.password !== input.password)
          throw refusal(registrations.isWaiting(input) ? 'ACCOUNT_NOT_ACTIVATED' : 'INVALID_CREDENTIALS');
        const device2faToken = factors.pass(user, input);
        const session = { user: user.profile, token: openSession(state, user) };
        publishSessions(parts, user.profile.id);
        return device2faToken === undefined ? session : { ...session, device2faToken };
      },
      logout: ({ token }) => {
        if (token === undefined) return undefined;
        const userId = state.sessions.get(token);
        state.sessions.delete(token);
        endSession(token);
        if (userId !== undefined) publishSessions(parts, userId);
        return undefined;
      },
      activate: ({ input }) => {
        registrations.redeem(input.token);
        return undefined;
      },
      resendActivation: ({ input }) => {
        registrations.resend(input.email);
        return undefined;
      },
      forgotPassword: ({ input }) => {
        const user = findUser(state, input.email);
        if (user && user.profile.userType !== 'tmp_user') mails.sendLink(user, 'reset-password');
        else registrations.resend(input.email);
        return undefined;
      },
      resetPassword: ({ input }) => {
        const { user } = mails.redeem(input.token, 'reset-password');
        user.password = input.newPassword;
        mails.withdraw(user.profile.id);
        factors.distrustAll(user.profile.id);
        endSessionsOf(parts, user.profile.id);
        mails.sendNotice(user.profile);
        return undefined;
      },
    },
  } satisfies FakeHandlers;
}
