import {
  hasAccess,
  LIVE_ACTIONS,
  LIVE_TYPES,
  type AccessLevel,
  type LiveFrame,
} from '@glossator/client-sdk/contract';
import { privateOwnerOf } from '../permissions/private-owner';
import type { EventPayload, LoggedEvent } from '../storage/storage';
import type { CodePartition, CodeReader } from '../tables/tables';

/**
 * Reads what an event of a Code's log has to say now: the entity it made or changed as a call answers it at this moment, or undefined
 * where that is gone. Events that carry no entity say what they said.
 */
export type PresentData = (reader: CodeReader, event: EventPayload) => Promise<unknown>;

/** What is asked of a listener before an event is sent to them. */
export interface Audience {
  readonly userId: number;
  readonly access: AccessLevel;
  /** Not one of those who read the Code because it is public. */
  readonly isInside: boolean;
}

/** An event of the log as frames, made once for all who receive it. */
export interface LogFrame {
  readonly seq: number;
  readonly event: EventPayload;
  /** The JSON for a listener: with what they may see, or with the number alone. */
  textFor(listener: Audience): string;
}

/** Some of the log as frames. */
export interface LogBatch {
  readonly frames: readonly LogFrame[];
  /** What follows the number is not kept any more. */
  readonly tooOld: boolean;
  /** Why the contents could not be read, if they could not; the frames have none then. A Code that is being deleted is gone before its log. */
  readonly failure?: { readonly error: unknown };
}

/** A Code's change log as frames. */
export interface LogFrames {
  /**
   * What follows a number, oldest first, a few hundred at most. **The log says that something happened, never what is there**: contents
   * are those of this moment, so that who comes late does not learn what was deleted or reworded meanwhile.
   */
  after(seq: number): Promise<LogBatch>;
  /** The log has grown: what is being read for others is no longer all of it. */
  grew(): void;
}

/** Events read at a time, and about how long their frames may be together. */
const BATCH = 200;
const BATCH_CHARACTERS = 262_144;

/** Makes it. */
export function createLogFrames(partition: CodePartition, presentData: PresentData): LogFrames {
  /** Readings under way by where they begin: all who listen have mostly come equally far. */
  const reading = new Map<number, Promise<LogBatch>>();

  const read = async (seq: number): Promise<LogBatch> => {
    const { events, tooOld } = await partition.eventsAfter(seq, BATCH);
    if (events.length === 0) return { frames: [], tooOld };
    try {
      return { frames: await partition.read((reader) => presentFrames(reader, events)), tooOld };
    } catch (error) {
      return { frames: events.map((logged) => toFrame(logged, undefined)), tooOld, failure: { error } };
    }
  };

  async function presentFrames(
    reader: CodeReader,
    events: readonly LoggedEvent[],
  ): Promise<readonly LogFrame[]> {
    const frames: LogFrame[] = [];
    let characters = 0;
    for (const logged of events) {
      if (characters > BATCH_CHARACTERS) break;
      const { seq, at, event } = logged;
      const text = frameText(event, { seq, at }, await presentData(reader, event));
      characters += text?.length ?? 0;
      frames.push(toFrame(logged, text, await privateOwnerOf(reader, event)));
    }
    return frames;
  }

  return {
    after(seq) {
      const known = reading.get(seq);
      if (known) return known;
      const started = read(seq).finally(() => {
        if (reading.get(seq) === started) reading.delete(seq);
      });
      reading.set(seq, started);
      return started;
    },
    grew: () => reading.clear(),
  };
}

/**
 * An event as JSON, with its number and time; undefined where nothing is there any more. The log's type and action are those of the contract:
 * `liveEvent` writes no others.
 */
export function frameText(
  { type, action, clientId }: EventPayload,
  numbered: Pick<LiveFrame, 'seq' | 'own' | 'at'>,
  data: unknown,
): string | undefined {
  const known = LIVE_TYPES.find((each) => each === type);
  if (known === undefined) throw new Error(`The change log holds an event of type ${type}`);
  const frame: LiveFrame = {
    type: known,
    action: LIVE_ACTIONS.find((each) => each === action),
    data,
    ...numbered,
    ...(clientId !== undefined && { headers: { clientId } }),
  };
  return data === undefined ? undefined : JSON.stringify(frame);
}

/** A logged event as a frame; `owner` is there where what it is about is private by now, and says whose it is. */
function toFrame({ seq, event }: LoggedEvent, text: string | undefined, owner?: number): LogFrame {
  const nothing = JSON.stringify({ type: 'PING', seq } satisfies LiveFrame);
  return {
    seq,
    event,
    textFor: (listener) =>
      text !== undefined && isFor(event, listener) && isSaidTo(event, listener, owner) ? text : nothing,
  };
}

/**
 * Whether an event of before something became private (`owner`) is said to a listener. Others hear no more of it than that it is gone, and its
 * owner, for whom it is not, hears of it among their own events.
 */
function isSaidTo({ type, action }: EventPayload, { userId }: Audience, owner: number | undefined): boolean {
  if (owner === undefined) return true;
  const isItself = type === 'SELECTION' || type === 'BOOKMARK' || type === 'NOTE';
  return action === 'DELETE' ? userId !== owner || !isItself : userId === owner;
}

/** Whether an event is for a listener: they hear of nothing that calls would not answer them. */
function isFor({ type, data }: EventPayload, { userId, access, isInside }: Audience): boolean {
  if (type === 'ACCESS') return isInside || fieldOf(data, 'userId') === userId;
  // A pending Update is for those who decide about it; what comes of an approved one is for all.
  if (type === 'CODE_CHANGES') return hasAccess(access, 'organize') || isApproval({ type, data });
  return true;
}

/** Whether an event says that an Update became current: what was said of the documents before does not go on from there. */
export function isApproval({ type, data }: Pick<EventPayload, 'type' | 'data'>): boolean {
  return type === 'CODE_CHANGES' && fieldOf(data, 'reviewResult') === 'approve';
}

/** Whether an event takes a user's access away. */
export function isAccessLoss({ type, action, data }: EventPayload, userId: number): boolean {
  return type === 'ACCESS' && action === 'DELETE' && fieldOf(data, 'userId') === userId;
}

function fieldOf(data: unknown, field: string): unknown {
  return typeof data === 'object' && data !== null
    ? Object.entries(data).find(([name]) => name === field)?.[1]
    : undefined;
}
