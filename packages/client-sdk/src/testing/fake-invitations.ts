import type { Invitation, InvitedLevel, Operations, ParsedInputOf } from '../contract/index';
import { createRandomKey } from '../http/random-key';
import type { FakeParts } from './fake-handlers';
import { setAccess } from './fake-members';
import { notifyUser } from './fake-notifications';
import { findUser, refOf } from './fake-state';
import type { FakeCode, FakeInvitation, FakeState, FakeUser } from './fake-state';
import { refusal } from './refusal';

type Action = ParsedInputOf<Operations['sharing']['answerInvitation']>['action'];

/** Somebody without an account who is invited; they become a user when they register. */
function addTemporaryUser(state: FakeState, email: string): FakeUser {
  const user: FakeUser = {
    profile: {
      id: state.nextId('user'),
      email,
      userType: 'tmp_user',
      has2fa: false,
      firstName: '',
      lastName: '',
      country: '',
      fieldsOfLaw: [],
      position: 'Other (please specify)',
      createdAt: state.moment(),
    },
    password: createRandomKey(),
    isActivated: false,
  };
  state.users.set(user.profile.id, user);
  return user;
}

/** Invites an address, anew where it was invited before. */
export function invite(
  parts: FakeParts,
  about: {
    readonly code: FakeCode;
    readonly by: FakeUser;
    readonly email: string;
    readonly access: InvitedLevel;
    readonly message: string;
  },
): FakeInvitation {
  const { state } = parts;
  const { code, by, email, access, message } = about;
  const user = findUser(state, email) ?? addTemporaryUser(state, email);
  const userId = user.profile.id;
  const before = [...state.invitations.values()].find(
    (each) => each.codeId === code.id && each.userId === userId,
  );
  const invitation: FakeInvitation = {
    id: before?.id ?? state.nextId('user'),
    codeId: code.id,
    userId,
    email,
    by,
    access,
    message,
    createdAt: state.moment(),
  };
  dropNotices(state, invitation);
  state.invitations.set(invitation.id, invitation);
  const { name } = refOf(by);
  const params = { title: code.title, name, access, ...(message.trim() !== '' && { message }) };
  notifyUser(
    parts,
    userId,
    { type: 'CODE_INVITATION', codeId: code.id, params },
    {
      subject: `${name} invites you to ${code.title}`,
      text: [access, message].join('\n\n'),
      path: '/library',
      sender: by,
    },
  );
  return invitation;
}

/** Takes an invitation away with what it left. */
export function forgetInvitation(state: FakeState, invitation: FakeInvitation): void {
  state.invitations.delete(invitation.id);
  dropNotices(state, invitation);
  const isNeeded = [...state.invitations.values()].some(({ userId }) => userId === invitation.userId);
  const user = state.users.get(invitation.userId);
  if (user?.profile.userType === 'tmp_user' && !isNeeded) state.users.delete(invitation.userId);
}

function dropNotices(state: FakeState, { codeId, userId }: FakeInvitation): void {
  for (const each of state.notifications.values())
    if (each.userId === userId && each.codeId === codeId && each.type === 'CODE_INVITATION')
      state.notifications.delete(each.id);
}

/** An invitation as whom it is for sees it; nothing once the Code is gone. */
export function showInvitation(state: FakeState, invitation: FakeInvitation): Invitation[] {
  const { id, codeId, by, access, message, createdAt } = invitation;
  const code = state.codes.get(codeId);
  if (!code) return [];
  return [{ id, codeId, codeTitle: code.title, invitedBy: refOf(by).name, access, message, createdAt }];
}

const RESPONSES = {
  accept_invitation: 'accepted',
  decline_invitation: 'declined',
  leave_code: 'left',
} as const;

/** Accepts or declines an invitation, or leaves a Code. */
export function answerInvitation(
  parts: FakeParts,
  codeId: number,
  action: Action,
  user: FakeUser,
): undefined {
  const { state } = parts;
  const { id: userId, email } = user.profile;
  const code = state.codes.get(codeId);
  const isMember = code?.members.has(userId) ?? false;
  if (action === 'leave_code' && code?.owner === user) throw refusal('CONFLICT');
  if (action === 'accept_invitation' && isMember) return undefined;
  const invitation = [...state.invitations.values()].find(
    (each) => each.codeId === codeId && each.userId === userId,
  );
  if (!code || !(action === 'leave_code' ? isMember : invitation)) throw refusal('NOT_FOUND');
  if (invitation) forgetInvitation(state, invitation);
  if (action !== 'decline_invitation')
    setAccess(parts, code, userId, action === 'leave_code' ? undefined : invitation?.access);
  const name = action === 'decline_invitation' ? (invitation?.email ?? email) : refOf(user).name;
  const response = RESPONSES[action];
  notifyUser(
    parts,
    code.owner.profile.id,
    { type: 'CODE_INVITATION_RESPONSE', codeId, params: { title: code.title, name, response } },
    {
      subject: `${name}: ${response}, ${code.title}`,
      path: `/codes/${codeId}`,
      // Whoever declines is no more than an address to the owner.
      ...(action !== 'decline_invitation' && { sender: user }),
    },
  );
  return undefined;
}
