import type { EventPayload } from '../storage/storage';
import type { OwnEventRow } from '../tables/own-events';
import type { CodeReader, CodeTransaction } from '../tables/tables';
import { idIn, privateOwnerOf } from './private-owner';

/** Events that are kept for those who come back; who missed more reloads. */
const KEPT = 100;
const IDS = ['id', 'documentId', 'selectionId', 'noteId'] as const;

/** Whether an event of a call is about something private of the caller's, deleted or not. */
export async function isAboutPrivate(reader: CodeReader, event: EventPayload): Promise<boolean> {
  if ((await privateOwnerOf(reader, event)) !== undefined) return true;
  const isDeleted = event.action === 'DELETE' && event.type !== 'DOCUMENT';
  return isDeleted && (await reader.get('bin', idIn(event.data, 'id')))?.isOfPrivate === true;
}

/** Appends an event to a user's own ones. Of its data the ids are kept: what is there is looked up when it is sent. */
export async function appendOwn(
  transaction: CodeTransaction,
  userId: number,
  { data, ...event }: EventPayload,
  at: string,
): Promise<void> {
  const number = lastOf(await transaction.list('ownEvents', { userId })) + 1;
  const ids = Object.fromEntries(
    IDS.flatMap((field) => (idIn(data, field) > 0 ? [[field, idIn(data, field)]] : [])),
  );
  const isRestored = Object.entries(data ?? {}).some(
    ([name, value]) => name === 'isRestored' && value === true,
  );
  const kept = { ...event, data: { ...ids, ...(isRestored && { isRestored }) } };
  await transaction.put('ownEvents', { id: `${userId}:${number}`, userId, number, at, event: kept });
  await transaction.delete('ownEvents', `${userId}:${number - KEPT}`);
}

/** A user's own events after a number, oldest first; `isLost`: they are no longer kept, or never were. `last` is the newest number. */
export async function ownEventsAfter(
  reader: CodeReader,
  userId: number,
  number: number,
): Promise<{ readonly rows: readonly OwnEventRow[]; readonly last: number; readonly isLost: boolean }> {
  const all = await reader.list('ownEvents', { userId });
  const rows = all.filter((row) => row.number > number).toSorted((a, b) => a.number - b.number);
  const last = lastOf(all);
  return { rows, last, isLost: number > last || rows.length < last - number };
}

function lastOf(rows: readonly OwnEventRow[]): number {
  return Math.max(0, ...rows.map((row) => row.number));
}
