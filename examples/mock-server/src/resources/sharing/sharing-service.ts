import {
  hasAccess,
  type AccessLevel,
  type Operations,
  type ParsedInputOf,
  type SharedUser,
} from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../calls/call';
import { readSharedUsers, toOwner, toSharedUser } from '../../people/shared-users';
import { memberId } from '../../permissions/code-access';
import { ProblemError } from '../../problems/problem-error';
import type { CodeRow, MemberRow } from '../../tables/codes';
import type { AccountsReader, AccountsTransaction } from '../../tables/tables';
import type { Notice, Notifier } from '../notifications/notifier';
import type { AccessChange, AccessNews } from './access-news';
import { assertRoomForCode } from '../../totals/own-codes';
import { forgetInvitation } from '../../people/invited-user';

/** Who works in a Code, and at which level (decisions.md section 6). */
export interface SharingService {
  list(call: MemberCall): Promise<{ data: SharedUser[] }>;
  /** `owner` hands the Code over. Throws NOT_FOUND for who is no user of it, CONFLICT for the owner's own level and for an owner who has not accepted yet, QUOTA_EXCEEDED for one who owns as many Codes as one may. */
  updateAccess(
    input: ParsedInputOf<Operations['sharing']['updateAccess']>,
    call: MemberCall,
  ): Promise<SharedUser>;
  /** Throws NOT_FOUND for who is no user of the Code, CONFLICT for its owner. */
  revoke(userId: number, call: MemberCall): Promise<undefined>;
}

/** What it is made with. */
export interface SharingParts {
  readonly notifier: Notifier;
  readonly accessNews: AccessNews;
  /** Codes that a user may own. */
  readonly mostCodes: number;
  readonly now: () => Date;
}

/** Makes the service. */
export function createSharingService(parts: SharingParts): SharingService {
  const { notifier, accessNews, mostCodes, now } = parts;

  async function changeLevel(
    transaction: AccountsTransaction,
    row: MemberRow,
    access: MemberRow['access'],
  ): Promise<MemberRow> {
    const changed = withLevel(row, access);
    await transaction.put('members', changed);
    return changed;
  }

  /** Makes a member the owner, and the owner a member who may organize. */
  async function handOver(transaction: AccountsTransaction, code: CodeRow, row: MemberRow): Promise<Notice> {
    await assertRoomForCode(transaction, row.userId, mostCodes);
    const { ownerFloor, ...head } = code;
    await transaction.put('codes', { ...head, ownerId: row.userId, updatedAt: now().toISOString() });
    await transaction.delete('members', row.id);
    const former: MemberRow = {
      id: memberId(code.id, code.ownerId),
      codeId: code.id,
      userId: code.ownerId,
      access: 'organize',
      status: 'accepted',
      joinedAt: code.createdAt,
      // They may know all that was said before.
      ...(ownerFloor?.userId === code.ownerId && { floor: ownerFloor.seq }),
    };
    await transaction.put('members', former);
    const params = { title: code.title };
    const news = { kind: 'handedOver' as const, codeId: code.id, params, senderId: code.ownerId };
    return notifier.store(transaction, row.userId, news);
  }

  return {
    list: ({ code, user, access, accounts }) =>
      accounts.read(async (reader) => ({
        data: [
          await toOwner(reader, code, hasAccess(access, 'organize')),
          ...(await readSharedUsers(reader, code, { id: user.id, access })),
        ],
      })),
    async updateAccess({ userId, access }, call) {
      let changes: AccessChange[] = [];
      let notices: Notice[] = [];
      let invitedId: number | undefined;
      const answer = await call.writeHead(async (transaction, code) => {
        // Anew: the store may run this again.
        [changes, notices, invitedId] = [[], [], undefined];
        if (userId === code.ownerId && access === 'owner') return toOwner(transaction, code, true);
        const row = await requireUser(transaction, code, userId);
        if (access !== 'owner') {
          const changed = await changeLevel(transaction, row, access);
          if (row.status === 'pending') invitedId = row.userId;
          if (row.status === 'accepted' && row.access !== access)
            changes.push({ userId: row.userId, access });
          await accessNews.expect(transaction, code.id, changes);
          return toSharedUser(transaction, changed, true);
        }
        if (row.status !== 'accepted') throw new ProblemError('CONFLICT', { detail: NOT_ACCEPTED });
        notices.push(await handOver(transaction, code, row));
        changes.push({ userId: row.userId, access }, { userId: code.ownerId, access: 'organize' });
        await accessNews.expect(transaction, code.id, changes);
        return toOwner(transaction, { ownerId: row.userId }, true);
      });
      notifier.publish(notices);
      await accessNews.announce(call.code.id, changes);
      if (invitedId !== undefined) accessNews.invitationChanged(call.code.id, call.user.id, invitedId);
      return answer;
    },
    async revoke(userId, call) {
      const row = await call.writeHead(async (transaction, code) => {
        const found = await requireUser(transaction, code, userId);
        await transaction.delete('members', found.id);
        await forgetInvitation(transaction, code.id, found.userId);
        if (found.status === 'accepted')
          await accessNews.expect(transaction, code.id, [{ userId: found.userId }]);
        return found;
      });
      if (row.status === 'pending') accessNews.invitationChanged(call.code.id, call.user.id, row.userId);
      else await accessNews.announce(call.code.id, [{ userId: row.userId }]);
      return undefined;
    },
  };
}

const NOT_ACCEPTED = 'Only who has accepted the invitation can own the Code';
const OWNER_STAYS = 'The owner stays until the Code is handed over';

/** The row of a user of a Code, or of a pending invitation, by what `SharedUser.id` says. */
async function requireUser(accounts: AccountsReader, code: CodeRow, id: number): Promise<MemberRow> {
  if (id === code.ownerId) throw new ProblemError('CONFLICT', { detail: OWNER_STAYS });
  const member = await accounts.get('members', memberId(code.id, id));
  if (member?.status === 'accepted') return member;
  const invited = await accounts.list('members', { invitationId: id });
  const pending = invited.find(({ codeId, status }) => codeId === code.id && status === 'pending');
  if (!pending) throw new ProblemError('NOT_FOUND', { detail: 'User does not exist' });
  return pending;
}

/** A row at another level. Whoever may see more than before has a floor of that access, which begins (`permissions/log-floor.ts`). */
function withLevel(row: MemberRow, access: Exclude<AccessLevel, 'owner'>): MemberRow {
  const { floor, ...rest } = row;
  const isRaised = !hasAccess(row.access, access);
  return { ...rest, access, ...(floor !== undefined && !isRaised && { floor }) };
}
