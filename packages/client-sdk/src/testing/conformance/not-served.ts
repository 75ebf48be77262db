import { listOperations } from '../../contract/index';
import type { Operation, OperationName } from '../../contract/index';

/** The calls that are not served yet, by the real server and by the fake api: they answer 501. It only shrinks. */
export const NOT_SERVED: readonly OperationName[] = [
  'auth.forgotPassword',
  'auth.resetPassword',
  'profile.update',
  'profile.delete',
  'profile.changePassword',
  'profile.generate2fa',
  'profile.activate2fa',
  'codes.copy',
  'codes.review',
  'codes.changes',
  'sharing.list',
  'sharing.invite',
  'sharing.updateAccess',
  'sharing.revoke',
  'sharing.answerInvitation',
  'sharing.deleteInvitation',
  'documents.changes',
  'documents.versions',
  'notifications.list',
  'notifications.update',
  'notifications.delete',
  'contact.send',
];

/** The operations that are served, with their names. */
export function listServed(): readonly { readonly name: string; readonly operation: Operation }[] {
  const missing: readonly string[] = NOT_SERVED;
  return listOperations().filter(({ name }) => !missing.includes(name));
}
