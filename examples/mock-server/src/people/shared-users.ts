import { hasAccess, type AccessLevel, type SharedUser } from '@glossator/client-sdk/contract';
import type { CodeRow, MemberRow } from '../tables/codes';
import type { AccountsReader } from '../tables/tables';
import { readNames } from './names';

/** Who looks at a Code, and with what access. */
export interface Viewer {
  readonly id: number;
  readonly access: AccessLevel;
}

/**
 * The users of a Code but its owner, as a viewer may see them. Those who read it because it is public do not learn who else works in it;
 * invitations are for those who may organize.
 */
export async function readSharedUsers(
  accounts: AccountsReader,
  code: Pick<CodeRow, 'id' | 'ownerId'>,
  viewer: Viewer,
): Promise<SharedUser[]> {
  const rows = await accounts.list('members', { codeId: code.id });
  const isInside =
    code.ownerId === viewer.id ||
    rows.some(({ userId, status }) => status === 'accepted' && userId === viewer.id);
  const canOrganize = hasAccess(viewer.access, 'organize');
  const shown = rows.filter(({ status }) => isInside && (status === 'accepted' || canOrganize));
  const users: SharedUser[] = [];
  for (const row of shown) users.push(await toSharedUser(accounts, row, canOrganize));
  return users;
}

/** A user of a Code; of a pending one nothing is shown but what whoever invited them wrote. */
export async function toSharedUser(
  accounts: AccountsReader,
  row: MemberRow,
  withAddress: boolean,
): Promise<SharedUser> {
  const { userId, access, status, invitationId, invitation } = row;
  if (status === 'pending') {
    const [id, email] = [invitationId ?? userId, invitation?.email ?? ''];
    return { id, invitationId: id, name: email, email, access, status };
  }
  return { ...(await shownUser(accounts, userId, withAddress)), access, status };
}

/** The owner of a Code, as one of its users. */
export async function toOwner(
  accounts: AccountsReader,
  { ownerId }: Pick<CodeRow, 'ownerId'>,
  withAddress: boolean,
): Promise<SharedUser> {
  return { ...(await shownUser(accounts, ownerId, withAddress)), access: 'owner', status: 'accepted' };
}

async function shownUser(accounts: AccountsReader, userId: number, withAddress: boolean) {
  const nameOf = await readNames(accounts, [userId]);
  const user = withAddress ? await accounts.get('users', userId) : undefined;
  return { id: userId, name: nameOf(userId).name, ...(user && { email: user.email }) };
}
