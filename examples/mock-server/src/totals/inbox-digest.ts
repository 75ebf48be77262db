import type { CodeReader } from '../tables/tables';
import type { InboxDigest } from '../tables/totals';
import { countUpdateChanges } from './update-changes';

/** Decided Updates that are kept of a Code, the newest. */
const DECIDED_KEPT = 10;

/** Statuses of annotations that are left to place. */
const UNPLACED = ['unconfirmed', 'failed'] as const;

/** Reads what a Code has in the inboxes of its users. */
export async function readInboxDigest(reader: CodeReader): Promise<InboxDigest> {
  const update = await readPending(reader);
  return {
    ...(update && { update }),
    unplaced: await readUnplaced(reader),
    decided: await readDecided(reader),
  };
}

async function readPending(reader: CodeReader): Promise<InboxDigest['update']> {
  const update = (await reader.list('updates'))[0];
  if (!update) return undefined;
  const rows = await reader.list('documents');
  const touched = rows.filter(({ state, pending }) => state === 'added' || pending !== undefined);
  let comparison: NonNullable<InboxDigest['update']>['comparison'] = 'ready';
  for (const { pending } of touched) {
    if (pending?.versionId === undefined || pending.isDeleted === true) continue;
    const found = await reader.get('comparisons', pending.versionId);
    if (found?.state === 'failed') comparison = 'failed';
    else if (!found && comparison === 'ready') comparison = 'running';
  }
  const changes = await countUpdateChanges(reader);
  return { ...update, documents: touched.length, comparison, ...(changes !== undefined && { changes }) };
}

/** By author and document. Those that a deleted document keeps wait for nobody. */
async function readUnplaced(reader: CodeReader): Promise<InboxDigest['unplaced']> {
  const found = new Map<string, { userId: number; documentId: number; title: string; count: number }>();
  for (const status of UNPLACED)
    for (const { createdBy: userId, documentId } of await reader.list('selections', { status })) {
      const key = `${userId} ${documentId}`;
      const known = found.get(key);
      if (known) known.count += 1;
      else found.set(key, { userId, documentId, title: '', count: 1 });
    }
  const places = [];
  for (const place of found.values()) {
    const document = await reader.get('documents', place.documentId);
    if (document && document.state !== 'archived') places.push({ ...place, title: document.title });
  }
  return places;
}

async function readDecided(reader: CodeReader): Promise<InboxDigest['decided']> {
  const newest = (await reader.list('reviews')).toSorted((a, b) => (a.at < b.at ? 1 : -1));
  return newest.slice(0, DECIDED_KEPT).map(({ documents, ...row }) => ({
    ...row,
    hasReport: row.isDone && documents.some(({ from }) => from !== undefined),
  }));
}
