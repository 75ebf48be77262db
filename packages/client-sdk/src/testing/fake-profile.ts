import type { Operations, ParsedInputOf, User } from '../contract/index';
import type { FakeAccountMails } from './fake-account-mails';
import { endAccount } from './fake-archive';
import { endSessionsOf, publishSessions } from './fake-auth';
import { findUser } from './fake-state';
import type { FakeHandlers, FakeParts } from './fake-handlers';
import type { FakeSecondFactors } from './fake-second-factors';
import type { FakeState, FakeUser } from './fake-state';
import { refusal } from './refusal';

type Changes = ParsedInputOf<Operations['profile']['update']>;

function assertPassword(user: FakeUser, password: string | undefined): void {
  if (user.password !== password) throw refusal('INVALID_CREDENTIALS');
}

/** A profile with what is given; a position of one's own words is kept only where no other is chosen. */
function withChanges(old: User, given: Omit<Changes, 'email' | 'currentPassword'>): User {
  const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const { otherPosition, ...profile }: User = { ...old, ...changes };
  if (profile.position !== 'Other (please specify)') return profile;
  if (otherPosition) return { ...profile, otherPosition };
  const errors = [{ path: 'otherPosition', message: 'Please specify your position' }];
  throw refusal('VALIDATION', undefined, errors);
}

/** Calls about one's own account (decisions.md sections 6 and 7). */
export function createProfileHandlers(parts: FakeParts, mails: FakeAccountMails, factors: FakeSecondFactors) {
  const { state } = parts;

  /** Notes the wish for another address; only the spelling of one's own changes at once. */
  function wishFor(user: FakeUser, email: string): void {
    const { pendingEmail: _earlier, ...rest } = user.profile;
    const isOwn = email.toLowerCase() === rest.email.toLowerCase();
    user.profile = isOwn ? { ...rest, email } : { ...rest, pendingEmail: email };
    mails.withdraw(rest.id, 'confirm-email');
    if (isOwn) return;
    const holder = findUser(state, email);
    if (holder && holder.profile.userType !== 'tmp_user') mails.sendNotice(holder.profile);
    else mails.sendLink(user, 'confirm-email', email);
  }

  const tokensOf = (user: FakeUser): string[] =>
    [...state.sessions].flatMap(([token, id]) => (id === user.profile.id ? [token] : []));
  /** The place of a token among all that there were: it says nothing about the token. */
  const idOf = (token: string): string => `session-${[...state.sessionStarts.keys()].indexOf(token)}`;

  return {
    get: ({ user }) => user.profile,
    update: ({ input: { email, currentPassword, ...given }, user }) => {
      if (email !== undefined && email !== user.profile.email) assertPassword(user, currentPassword);
      user.profile = withChanges(user.profile, given);
      if (email !== undefined) wishFor(user, email);
      publishProfile(parts, user);
      return user.profile;
    },
    sessions: ({ user, token: own }) => {
      const data = tokensOf(user).map((token) => {
        const startedAt = state.sessionStarts.get(token) ?? state.moment();
        return { id: idOf(token), isCurrent: token === own, createdAt: startedAt, lastUsedAt: startedAt };
      });
      return { data: data.reverse() };
    },
    endSession: ({ input, user }) => {
      const token = tokensOf(user).find((each) => idOf(each) === input.sessionId);
      if (token === undefined) throw refusal('NOT_FOUND');
      state.sessions.delete(token);
      parts.endSession(token);
      publishSessions(parts, user.profile.id);
      return undefined;
    },
    changePassword: ({ input, user, token }) => {
      assertPassword(user, input.currentPassword);
      user.password = input.newPassword;
      mails.withdraw(user.profile.id, 'reset-password');
      factors.distrustAll(user.profile.id);
      endSessionsOf(parts, user.profile.id, token);
      mails.sendNotice(user.profile);
      return undefined;
    },
    delete: ({ input, user }) => {
      assertPassword(user, input.currentPassword);
      endAccount(parts, { mails, factors }, user);
      return undefined;
    },
  } satisfies FakeHandlers['profile'];
}

/** Hands the invitations of an address without an account to the user who has shown that it is theirs, but for Codes where they are already. */
function takeOverInvitations(state: FakeState, invitedId: number, { profile: { id } }: FakeUser): void {
  const isIn = (codeId: number) =>
    state.codes.get(codeId)?.members.has(id) === true ||
    [...state.invitations.values()].some((each) => each.codeId === codeId && each.userId === id);
  for (const [key, invitation] of state.invitations) {
    if (invitation.userId !== invitedId) continue;
    if (isIn(invitation.codeId)) state.invitations.delete(key);
    else state.invitations.set(key, { ...invitation, userId: id });
  }
  for (const [key, notification] of state.notifications) {
    if (notification.userId === invitedId) state.notifications.set(key, { ...notification, userId: id });
  }
  state.users.delete(invitedId);
}

/** Confirms a new address by the link that was sent to it. */
export function confirmFakeEmail(parts: FakeParts, mails: FakeAccountMails, token: string): void {
  const { state } = parts;
  const { user, link } = mails.redeem(token, 'confirm-email');
  const email = link.email ?? '';
  const holder = findUser(state, email);
  const isInvited = holder?.profile.userType === 'tmp_user';
  if (holder && !isInvited && holder !== user) throw refusal('EMAIL_TAKEN');
  if (isInvited) takeOverInvitations(state, holder.profile.id, user);
  mails.sendNotice(user.profile);
  const { pendingEmail: _confirmed, ...rest } = user.profile;
  user.profile = { ...rest, email };
  publishProfile(parts, user);
}

function publishProfile({ publishToUser }: FakeParts, { profile: { id } }: FakeUser): void {
  publishToUser(id, 'USER/UPDATE', { userId: id, part: 'profile' });
}
