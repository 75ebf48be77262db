import { ownEventsAfter } from '../permissions/own-events';
import type { CodePartition } from '../tables/tables';
import { isApproval } from './log-frames';

/** What somebody who joins has seen: the last number of the log, and of their own events. */
export interface Seen {
  readonly lastSeq?: number | undefined;
  readonly lastOwn?: number | undefined;
}

/** Where in the log and among their own events a listener begins. */
export interface LogPlace {
  readonly seq: number;
  readonly cursor: number;
  readonly lastOwn: number;
  readonly own: number;
  /** They have to reload: what they missed is no longer kept, never was, is not theirs, or an Update became current since. */
  readonly isLost: boolean;
}

/** Finds the place of a listener who has seen so much; below their floor the log is not theirs. */
export async function placeIn(
  partition: CodePartition,
  { lastSeq, lastOwn }: Seen,
  { floor, userId }: { readonly floor: number; readonly userId: number },
): Promise<LogPlace> {
  const seq = await partition.lastSeq();
  const own = await partition.read((reader) => ownEventsAfter(reader, userId, lastOwn ?? 0));
  const now = { seq, lastOwn: own.last };
  const anew = { ...now, cursor: seq, own: own.last };
  if (lastSeq === undefined) return { ...anew, isLost: false };
  const isSeqLost = lastSeq > seq || lastSeq < floor || (await isOvertaken(partition, lastSeq));
  if (isSeqLost || (lastOwn !== undefined && own.isLost)) return { ...anew, isLost: true };
  return { ...now, cursor: lastSeq, own: lastOwn ?? own.last, isLost: false };
}

/** Whether what follows a number cannot be caught up on: some of it is gone, or an Update became current in it. */
async function isOvertaken(partition: CodePartition, seq: number): Promise<boolean> {
  const { events, tooOld } = await partition.eventsAfter(seq, Infinity);
  return tooOld || events.some(({ event }) => isApproval(event));
}

/** A place as the answer to joining has it. */
export function joinedAt({ seq, lastOwn, isLost }: LogPlace): {
  seq: number;
  own: number;
  reload: boolean;
} {
  return { seq, own: lastOwn, reload: isLost };
}
