import type { AccessLevel } from '../contract/index';
import type { FakeParts } from './fake-handlers';
import { notifyUser } from './fake-notifications';
import type { FakeCode, FakeUser } from './fake-state';
import { accessOf } from './fake-views';

/** Gives a user another access to a Code, or none; it acts at once. */
export function setAccess(
  { emit, publishToUser, expel }: FakeParts,
  code: FakeCode,
  userId: number,
  access: AccessLevel | undefined,
): void {
  if (code.members.get(userId) === access) return;
  const about = { codeId: code.id, userId };
  if (access === undefined) code.members.delete(userId);
  else code.members.set(userId, access);
  if (access === undefined) emit(code.id, 'ACCESS/DELETE', about, undefined);
  else emit(code.id, 'ACCESS/UPDATE', { ...about, access }, undefined);
  if (access === undefined) publishToUser(userId, 'ACCESS/DELETE', about);
  else publishToUser(userId, 'ACCESS/UPDATE', { ...about, access });
  expel(code.id, (user) => accessOf(code, user) === undefined);
}

/** An invitation to a Code has changed or gone, which gives nobody access: the open windows of its owner and of who was invited look again. */
export function sayInvitationChanged({ publishToUser }: FakeParts, code: FakeCode, invitedId?: number): void {
  const [codeId, ownerId] = [code.id, code.owner.profile.id];
  publishToUser(ownerId, 'ACCESS/UPDATE', { codeId, userId: ownerId, access: 'owner' });
  if (invitedId !== undefined) publishToUser(invitedId, 'ACCESS/DELETE', { codeId, userId: invitedId });
}

/** Makes a user of a Code its owner, and notifies them. */
export function makeOwner(parts: FakeParts, code: FakeCode, user: FakeUser): void {
  code.owner = user;
  setAccess(parts, code, user.profile.id, 'owner');
  const params = { title: code.title, what: 'handedOver' };
  notifyUser(
    parts,
    user.profile.id,
    { type: 'CODE_CHANGED', codeId: code.id, params },
    { subject: `${code.title} belongs to you now`, path: `/codes/${code.id}` },
  );
}
