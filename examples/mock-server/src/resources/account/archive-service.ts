import type { UserCall } from '../../calls/call';
import { ProblemError } from '../../problems/problem-error';
import type { CodeRow, MemberRow } from '../../tables/codes';
import { DAILY_MAILS } from '../../tables/notifications';
import type { AccountsTransaction, ServerStorage } from '../../tables/tables';
import type { UserRow } from '../../tables/users';
import type { AccountMails } from '../auth/account-mails';
import type { OneTimeLinks } from '../auth/one-time-links';
import type { Passwords } from '../auth/passwords';
import type { SecondFactors } from '../auth/second-factors';
import type { SessionKeeper } from '../auth/session-keeper';
import type { IsAdmin } from '../../people/admins';
import type { CodeRemoval } from '../codes/code-removal';
import type { Notice, Notifier } from '../notifications/notifier';
import { unnameSender } from '../notifications/unname-sender';
import type { AccessChange, AccessNews } from '../sharing/access-news';
import { assertOwnPassword } from './own-password';

/** What accounts are archived with. */
export interface ArchiveParts {
  readonly storage: ServerStorage;
  readonly sessions: SessionKeeper;
  readonly passwords: Passwords;
  readonly links: OneTimeLinks;
  readonly factors: SecondFactors;
  readonly mails: AccountMails;
  readonly removal: CodeRemoval;
  readonly accessNews: AccessNews;
  readonly notifier: Notifier;
  readonly isAdmin: IsAdmin;
  readonly now: () => Date;
}

/** The end of an account (decisions.md section 6). */
export interface ArchiveService {
  /**
   * Archives the caller's account: sessions end, Codes pass to their longest-standing organizers or are removed, and what is left says
   * "Former user". The address can be registered again. Throws INVALID_CREDENTIALS.
   */
  archive(currentPassword: string, call: UserCall): Promise<void>;
  /** The same for an account of somebody else's, as an admin decides. Throws NOT_FOUND where there is none, CONFLICT for an admin's. */
  archiveOther(userId: number): Promise<void>;
}

/** Who has another access to a Code now that an account is archived. */
interface Left {
  readonly codeId: number;
  readonly changes: readonly AccessChange[];
}

/** Makes the service. */
export function createArchiveService(parts: ArchiveParts): ArchiveService {
  const { storage, sessions, passwords, links, factors, mails, removal, accessNews, notifier, isAdmin, now } =
    parts;
  const { accounts } = storage;

  /** Gives a Code to its longest-standing organizer, who is notified; undefined where there is none. */
  async function passOn(transaction: AccountsTransaction, code: CodeRow): Promise<Notice | undefined> {
    const members = await transaction.list('members', { codeId: code.id });
    const [successor] = members
      .filter(({ status, access }) => status === 'accepted' && access === 'organize')
      // Rows of older releases do not say since when; they are in the order in which they were made.
      .toSorted((a, b) => compareMoments(a.joinedAt ?? '', b.joinedAt ?? ''));
    if (!successor) return undefined;
    const { ownerFloor: _formerFloor, ...rest } = code;
    await transaction.delete('members', successor.id);
    await transaction.put('codes', {
      ...rest,
      ownerId: successor.userId,
      ...floorOf(successor),
      updatedAt: now().toISOString(),
    });
    const news = { kind: 'handedOver' as const, codeId: code.id, params: { title: code.title } };
    return notifier.store(transaction, successor.userId, { ...news, senderId: code.ownerId });
  }

  /** What an account has in Codes: those it owns pass on or begin to be removed, those of others it leaves. */
  async function leaveCodes(transaction: AccountsTransaction, userId: number) {
    const left: Left[] = [];
    const notices: Notice[] = [];
    const removed: { readonly codeId: number; readonly userIds: readonly number[] }[] = [];
    for (const code of await transaction.list('codes', { ownerId: userId })) {
      if (code.state === 'deleting') continue;
      // What was deleted is nobody's to have: it goes for good, with the only one who could restore it.
      const notice = code.state === 'active' ? await passOn(transaction, code) : undefined;
      if (notice) {
        notices.push(notice);
        left.push({ codeId: code.id, changes: [{ userId: notice.userId, access: 'owner' }, { userId }] });
      } else removed.push({ codeId: code.id, userIds: await removal.begin(transaction, code) });
    }
    for (const { id, status, codeId } of await transaction.list('members', { userId })) {
      await transaction.delete('members', id);
      if (status === 'accepted') left.push({ codeId, changes: [{ userId }] });
    }
    for (const { codeId, changes } of left) await accessNews.expect(transaction, codeId, changes);
    return { left, notices, removed };
  }

  /** Everything of an account in one transaction. */
  async function archiveIn(transaction: AccountsTransaction, user: UserRow) {
    const codes = await leaveCodes(transaction, user.id);
    for (const { id } of await transaction.list('notifications', { userId: user.id })) {
      await transaction.delete('notifications', id);
    }
    await unnameSender(transaction, user.id);
    for (const { id } of await transaction.list(DAILY_MAILS, { userId: user.id }))
      await transaction.delete(DAILY_MAILS, id);
    await transaction.delete('dataImports', user.id);
    await links.withdraw(transaction, user.id);
    await factors.remove(transaction, user.id);
    await transaction.put('users', archived(user, now().toISOString()));
    return { ...codes, publish: await sessions.endAllOf(transaction, user.id) };
  }

  /** Archives the account of that id, if `assertMay` lets it happen; gives it as it was. */
  async function end(userId: number, assertMay: (user: UserRow | undefined) => asserts user is UserRow) {
    const { user, left, notices, removed, publish } = await accounts.transact(async (transaction) => {
      const current = await transaction.get('users', userId);
      assertMay(current);
      return { user: current, ...(await archiveIn(transaction, current)) };
    });
    publish();
    notifier.publish(notices);
    for (const { codeId, changes } of left) await accessNews.announce(codeId, changes);
    for (const { codeId, userIds } of removed) await removal.finish(codeId, userIds, undefined);
    return user;
  }

  return {
    async archive(currentPassword, { user: asked, visit }) {
      await assertOwnPassword(passwords, asked, currentPassword);
      const user = await end(asked.id, (current) => {
        if (current?.passwordHash !== asked.passwordHash) throw new ProblemError('INVALID_CREDENTIALS');
      });
      await mails.send({ kind: 'deleted', user, path: '/' }, visit.languages);
    },
    async archiveOther(userId) {
      const user = await end(userId, (current) => {
        if (!current?.isActivated) throw new ProblemError('NOT_FOUND');
        if (isAdmin(current)) throw new ProblemError('CONFLICT');
      });
      await mails.send({ kind: 'archived', user, path: '/' }, []);
    },
  };
}

/** By the moment, which ISO 8601 in UTC writes in its order. */
const compareMoments = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** An organizer who becomes the owner goes on receiving what they received. */
function floorOf({ userId, floor }: MemberRow): Pick<CodeRow, 'ownerFloor'> {
  return floor === undefined ? {} : { ownerFloor: { userId, seq: floor } };
}

/** What is kept of somebody without an account: that there was one. Nothing in it can be logged in with, or names them. */
function archived({ id, createdAt }: UserRow, at: string): UserRow {
  return {
    id,
    email: '',
    emailKey: `archived:${id}`,
    passwordHash: '',
    isActivated: false,
    userType: 'archived',
    has2fa: false,
    firstName: '',
    lastName: '',
    country: '',
    fieldsOfLaw: [],
    position: 'Jurist',
    createdAt,
    updatedAt: at,
  };
}
