import {
  DECIDED_MS,
  type InboxCounts,
  type InboxEntry,
  type InboxKind,
} from '@glossator/client-sdk/contract';
import { pageByKey, type PageOf, type PageRequest } from '../../calls/paging';
import { readNames, type NameOf } from '../../people/names';
import { enterCode } from '../../permissions/code-access';
import { PENDING_TASKS, taskId, type PendingTask } from '../../tables/pending-tasks';
import type { AccountsPartition, AccountsReader } from '../../tables/tables';
import type { InboxDigest } from '../../tables/totals';
import type { CodeDigests } from '../../totals/code-digests';
import type { ListedCode } from '../codes/code-list';
import type { CodeLists } from '../codes/code-lists';
import { waitingIn, type KnownCode, type Waiting } from './waiting';

/** The inbox: what waits for a user, and what was decided lately, in all Codes that they own or work in. */
export interface InboxService {
  list(request: PageRequest & { readonly kind: InboxKind }, userId: number): Promise<PageOf<InboxEntry>>;
  counts(userId: number): Promise<InboxCounts>;
}

/** What it is made with. */
export interface InboxParts {
  readonly accounts: AccountsPartition;
  readonly lists: Pick<CodeLists, 'of'>;
  readonly digests: Pick<CodeDigests, 'of'>;
  readonly now: () => Date;
}

/**
 * Makes the service. What it tells of the inside of Codes are their digests: none is opened for it, and they are read again only of Codes that were
 * written to.
 */
export function createInboxService({ accounts, lists, digests, now }: InboxParts): InboxService {
  /** Good digests, by what is listed, which is another object once something was written. */
  const read = new WeakMap<ListedCode, InboxDigest>();

  async function digestsOf(listed: readonly ListedCode[]): Promise<ReadonlyMap<ListedCode, InboxDigest>> {
    const unread = listed.filter((each) => !read.has(each));
    const found =
      unread.length > 0 ? await digests.of(unread.map(({ entered }) => entered.code.id)) : undefined;
    const all = new Map<ListedCode, InboxDigest>();
    for (const each of listed) {
      const digest = found?.get(each.entered.code.id);
      const inbox = read.get(each) ?? digest?.inbox;
      if (!inbox) continue;
      all.set(each, inbox);
      if (digest?.isStale === false) read.set(each, inbox);
    }
    return all;
  }

  /** Those Codes of a user's that have something in somebody's inbox. */
  async function knownCodes(userId: number): Promise<readonly KnownCode[]> {
    const listed = [...(await lists.of(userId)).codes()];
    const inboxes = await digestsOf(listed);
    return accounts.read(async (reader) => {
      const known: KnownCode[] = [];
      for (const each of listed) {
        const { entered } = each;
        const inbox = inboxes.get(each);
        const isCopy = entered.code.sourceId !== undefined;
        if (!inbox || !(isCopy || hasSomething(inbox))) continue;
        const stuck = isCopy ? await stuckCopy(reader, entered) : undefined;
        known.push({ ...entered, inbox, ...(stuck && { stuck }) });
      }
      return known;
    });
  }

  const view = (userId: number) => ({
    userId,
    since: new Date(now().getTime() - DECIDED_MS).toISOString(),
  });

  return {
    async list({ kind, ...page }, userId) {
      const known = await knownCodes(userId);
      const all = known.flatMap((each) => waitingIn(each, kind, view(userId)));
      const sorted = all.toSorted((a, b) => (a.key < b.key ? 1 : -1));
      const { data, ...rest } = pageByKey(sorted, ({ key }) => key, page, {
        direction: 'descending',
        bytesOf: () => ENTRY_BYTES,
      });
      const entries = await accounts.read(async (reader) => {
        const nameOf = await readNames(reader, data.flatMap(peopleOf));
        return Promise.all(data.map((each) => toEntry(each, reader, userId, nameOf)));
      });
      return { data: entries, ...rest };
    },
    async counts(userId) {
      const known = await knownCodes(userId);
      const count = (kind: InboxKind): number =>
        known.reduce((sum, each) => sum + waitingIn(each, kind, view(userId)).length, 0);
      return { review: count('review'), follow: count('follow'), place: count('place') };
    },
  };
}

function hasSomething({ update, unplaced, decided }: InboxDigest): boolean {
  return update !== undefined || unplaced.length > 0 || decided.length > 0;
}

/** What an entry takes in an answer, about. */
const ENTRY_BYTES = 1024;

/** The task of a copy that could not take over what its source has. One that will be done in a moment is none. */
async function stuckCopy(
  reader: AccountsReader,
  { code, access }: ListedCode['entered'],
): Promise<PendingTask<'sync'> | undefined> {
  if (code.sourceId === undefined || access !== 'owner') return undefined;
  const task = await reader.get(PENDING_TASKS, taskId('sync', code.id));
  if (task?.kind !== 'sync') return undefined;
  const isOpen = (await enterCode(reader, code.sourceId, code.ownerId)) !== undefined;
  return task.isFull || !isOpen ? task : undefined;
}

function peopleOf(waiting: Waiting): readonly number[] {
  if (waiting.kind === 'place') return [];
  if (waiting.kind === 'decided') return [waiting.decided.userId];
  return waiting.update ? [waiting.update.createdBy] : [];
}

async function toEntry(
  waiting: Waiting,
  reader: AccountsReader,
  userId: number,
  nameOf: NameOf,
): Promise<InboxEntry> {
  const { id, title, coverColor, sourceId } = waiting.known.code;
  const code = { id, title, coverColor };
  switch (waiting.kind) {
    case 'review':
      return { kind: 'review', code, update: toPending(waiting.update, nameOf) };
    case 'follow': {
      const { stuck } = waiting.known;
      const source = sourceId === undefined ? undefined : await enterCode(reader, sourceId, userId);
      return {
        kind: 'follow',
        code,
        ...(source && { source: { id: source.code.id, title: source.code.title } }),
        ...(waiting.update && { update: toPending(waiting.update, nameOf) }),
        ...(stuck && { trouble: stuck.isFull ? ('noRoom' as const) : ('closed' as const) }),
      };
    }
    case 'place': {
      const { documentId, title: documentTitle, count } = waiting.place;
      return { kind: 'place', code, document: { id: documentId, title: documentTitle }, count };
    }
    case 'decided': {
      const { id: updateId, result, at, userId: by, isFromSource, hasReport } = waiting.decided;
      const reviewed = { reviewResult: result, reviewedAt: at, reviewedBy: nameOf(by) };
      return { kind: 'decided', code, update: { id: updateId, ...reviewed, isFromSource, hasReport } };
    }
  }
}

function toPending({ createdBy, ...update }: NonNullable<KnownCode['inbox']['update']>, nameOf: NameOf) {
  return { ...update, createdBy: nameOf(createdBy) };
}
