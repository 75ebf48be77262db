import { ownEventsAfter } from '../permissions/own-events';
import type { CodePartition } from '../tables/tables';
import { frameText, type PresentData } from './log-frames';

/** What a user is sent of their own private annotations. */
export interface OwnBatch {
  readonly frames: readonly { readonly own: number; readonly text: string }[];
  /** The newest number. */
  readonly last: number;
  /** What follows the number is not kept any more. */
  readonly isLost: boolean;
}

/** A user's own events after a number, as frames with what is there at this moment. */
export function readOwnFrames(
  partition: CodePartition,
  presentData: PresentData,
  userId: number,
  after: number,
): Promise<OwnBatch> {
  return partition.read(async (reader) => {
    const { rows, last, isLost } = await ownEventsAfter(reader, userId, after);
    const frames = [];
    for (const { number: own, at, event } of rows) {
      const text = frameText(event, { own, at }, await presentData(reader, event));
      frames.push({ own, text: text ?? JSON.stringify({ type: 'PING', own }) });
    }
    return { frames, last, isLost };
  });
}

/** Notes that a listener's own events have grown, if they are that user's. */
export function expectsOwn(
  listener: { readonly user: { readonly id: number }; isOwnBehind: boolean },
  userId: number,
): boolean {
  if (listener.user.id !== userId) return false;
  listener.isOwnBehind = true;
  return true;
}
