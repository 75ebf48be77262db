import type { UserRef } from '../contract/index';
import type { FakeAccountMails } from './fake-account-mails';
import { endSessionsOf } from './fake-auth';
import { emptyBinOf, putIntoBin } from './fake-code-bin';
import type { FakeParts } from './fake-handlers';
import { makeOwner, setAccess } from './fake-members';
import type { FakeSecondFactors } from './fake-second-factors';
import { refOf } from './fake-state';
import type { FakeState, FakeUser } from './fake-state';

const isAuthor = (value: unknown, id: number): boolean =>
  typeof value === 'object' && value !== null && 'id' in value && value.id === id;

/** The same value, with `author` wherever they stand as an author. */
function withAuthor(value: unknown, author: UserRef): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withAuthor(item, author));
  if (typeof value !== 'object' || value === null) return value;
  const fields: [string, unknown][] = Object.entries(value);
  return Object.fromEntries(
    fields.map(([key, field]) => [
      key,
      key === 'createdBy' && isAuthor(field, author.id) ? author : withAuthor(field, author),
    ]),
  );
}

/** Lets everything that a user wrote say who they are now. */
function renameAuthor(state: FakeState, author: UserRef): void {
  const tables: readonly Map<number, unknown>[] = [
    state.documents,
    state.selections,
    state.bookmarks,
    state.notes,
  ];
  for (const rows of tables) for (const [id, row] of rows) rows.set(id, withAuthor(row, author));
}

/** What of an account is kept outside of the state that all handlers share. */
export interface AccountEnds {
  readonly mails: FakeAccountMails;
  readonly factors: FakeSecondFactors;
}

/** Ends an account with its links, its second factor and its sessions, and writes to its holder. */
export function endAccount(parts: FakeParts, { mails, factors }: AccountEnds, user: FakeUser): void {
  const { profile } = user;
  mails.withdraw(profile.id);
  factors.remove(profile.id);
  endSessionsOf(parts, profile.id);
  archiveUser(parts, user);
  mails.sendNotice(profile);
}

/** Codes pass to their longest-standing organizers or go, what was written stays (decisions.md section 6). */
function archiveUser(parts: FakeParts, user: FakeUser): void {
  const { state } = parts;
  const { id, createdAt } = user.profile;
  const nothing = { email: '', firstName: '', lastName: '', country: '', fieldsOfLaw: [] };
  user.profile = { id, createdAt, ...nothing, userType: 'archived', has2fa: false, position: 'Jurist' };
  user.password = '';
  user.isActivated = false;
  for (const code of [...state.codes.values()]) {
    if (!code.members.has(id)) continue;
    if (code.owner === user) {
      const [successorId] = [...code.members].find(([, access]) => access === 'organize') ?? [];
      const successor = successorId === undefined ? undefined : state.users.get(successorId);
      if (!successor) {
        putIntoBin(parts, code, undefined);
        continue;
      }
      makeOwner(parts, code, successor);
    }
    setAccess(parts, code, id, undefined);
  }
  emptyBinOf(parts, user);
  renameAuthor(state, refOf(user));
  unnameSender(state, id);
}

/** Takes the name, the address and the words of somebody without an account any more out of requests that are kept. */
function unnameSender(state: FakeState, senderId: number): void {
  for (const [id, notification] of state.notifications) {
    const { name: _name, email: _email, message: _message, ...kept } = notification.params;
    if (kept['userId'] !== String(senderId)) continue;
    state.notifications.set(id, { ...notification, params: { ...kept, isFormer: 'true' } });
  }
}
