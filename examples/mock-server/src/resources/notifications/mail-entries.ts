import { hasAccess } from '@glossator/client-sdk/contract';
import { oneLine } from '../../people/one-line';
import { enterCode, memberId } from '../../permissions/code-access';
import type { MailedNotification } from '../../tables/notifications';
import type { AccountsReader } from '../../tables/tables';
import type { UserRow } from '../../tables/users';
import { NOTIFICATION_KINDS } from './notification-kinds';

/** A notification as a mail tells of it now. */
export interface MailEntry extends Pick<MailedNotification, 'kind' | 'codeId' | 'path' | 'access'> {
  /** Who caused it, on one line; empty for a former user. */
  readonly name: string;
  /** The Code's title, on one line; may be empty. */
  readonly title: string;
  /** Who gets the answers. */
  readonly sender?: UserRow;
}

/** Reads what a mail to a user tells of a notification; undefined where it is theirs to know no more, or has been settled. */
export async function readMailEntry(
  reader: AccountsReader,
  userId: number,
  about: MailedNotification,
): Promise<MailEntry | undefined> {
  const { kind, codeId, path, access, senderId } = about;
  const code = await reader.get('codes', codeId);
  if (code?.state !== 'active' || !(await isInAudience(reader, userId, about))) return undefined;
  const found = senderId === undefined ? undefined : await reader.get('users', senderId);
  const sender = found?.userType === 'archived' ? undefined : found;
  if (kind === 'accessRequest' && !(await isUnsettled(reader, about, sender))) return undefined;
  const { isNamed } = NOTIFICATION_KINDS[kind];
  const own = isNamed && sender ? `${sender.firstName} ${sender.lastName}` : '';
  const isFormer = senderId !== undefined && !sender;
  return {
    kind,
    codeId,
    path,
    name: isFormer ? '' : oneLine(about.name ?? own),
    title: oneLine(code.title),
    ...(access && { access }),
    ...(isNamed && sender && { sender }),
  };
}

async function isInAudience(
  reader: AccountsReader,
  userId: number,
  { kind, codeId }: MailedNotification,
): Promise<boolean> {
  const { audience } = NOTIFICATION_KINDS[kind];
  if (audience === 'invited')
    return (await reader.get('members', memberId(codeId, userId)))?.status === 'pending';
  const through = (await enterCode(reader, codeId, userId))?.through;
  return through === 'owner' || (audience === 'users' && through === 'member');
}

/** Whether somebody still asks for access, and does not have it. */
async function isUnsettled(
  reader: AccountsReader,
  { codeId, access }: MailedNotification,
  sender: UserRow | undefined,
): Promise<boolean> {
  if (!sender || !access) return false;
  return !hasAccess((await enterCode(reader, codeId, sender.id))?.access, access);
}
