import {
  LIVE_CLOSE_FORBIDDEN,
  LIVE_TYPES,
  LIVE_ACTIONS,
  type LiveFrame,
  type UserRef,
} from '@glossator/client-sdk/contract';
import type { CodePartition } from '../tables/tables';
import type { LoggedEvent } from '../storage/storage';
import type { Peer } from './peer';

/** Somebody on a channel. */
export interface ChannelMember {
  readonly peer: Peer;
  readonly user: UserRef;
}

/** The channel of one Code: who is there, and the Code's change log as it grows. */
export interface CodeChannel {
  /** Lets somebody in who may enter, and sends what was missed since `lastSeq`, or says that it is too old. */
  join(member: ChannelMember, lastSeq: number | undefined): Promise<void>;
  /** Sends a frame that is not in the log to everybody who is there. */
  broadcast(frame: LiveFrame): void;
  /** Sends those away who may no longer listen. */
  recheck(): Promise<void>;
  /** Whether nobody is left. */
  isEmpty(): boolean;
  close(): void;
}

/** What a channel works with. */
export interface CodeChannelParts {
  readonly codeId: number;
  readonly partition: CodePartition;
  /** Whether a user may subscribe, checked before each batch of events: whoever lost access receives nothing more. */
  mayListen(userId: number): Promise<boolean>;
  /** Called when the last member has left. */
  onEmpty(): void;
  onError(error: unknown): void;
}

/** Events read from the log at a time. */
const BATCH = 200;
/** Close codes (RFC 6455 section 7.4.1 and its registry). */
const INTERNAL_ERROR = 1011;
const TRY_AGAIN_LATER = 1013;

interface Listener extends ChannelMember {
  cursor: number;
  /** The reading under way. */
  pumping: Promise<void> | undefined;
  isBehind: boolean;
}

/** Opens a channel on a Code's change log; the log's bell only says that there is something to read. */
export function createCodeChannel(parts: CodeChannelParts): CodeChannel {
  const { codeId, partition } = parts;
  const listeners = new Set<Listener>();
  let joining = 0;
  const unsubscribe = partition.subscribe(() => {
    for (const listener of listeners) void pump(listener);
  });

  const present = (): UserRef[] => [...new Map([...listeners].map(({ user }) => [user.id, user])).values()];

  function announce(action: 'JOIN' | 'LEAVE', user: UserRef, except?: Listener): void {
    const frame: LiveFrame = { type: 'USER', action, data: { user, users: present() } };
    for (const listener of listeners) if (listener !== except) listener.peer.send(frame);
  }

  /** Disconnects a member who lost access. Where the log has that as the next event for them, they receive it with its number. */
  function expel(listener: Listener, events: readonly LoggedEvent[] = []): void {
    const { peer, user, cursor } = listener;
    const [next] = events;
    const isOwn = next?.seq === cursor + 1 && isAccessLoss(next, user.id);
    peer.send(
      isOwn ? frameOf(next) : { type: 'ACCESS', action: 'DELETE', data: { codeId, userId: user.id } },
    );
    peer.close(LIVE_CLOSE_FORBIDDEN, 'FORBIDDEN');
  }

  /** Sends what the log holds after the listener's cursor; one reading at a time, which whoever comes meanwhile waits for. */
  function pump(listener: Listener): Promise<void> {
    listener.isBehind = true;
    listener.pumping ??= drain(listener).finally(() => (listener.pumping = undefined));
    return listener.pumping;
  }

  async function drain(listener: Listener): Promise<void> {
    try {
      while (listener.isBehind && listeners.has(listener)) {
        listener.isBehind = false;
        await sendBatch(listener);
      }
    } catch (error) {
      const mayListen = await parts.mayListen(listener.user.id).catch(() => true);
      if (!mayListen) {
        expel(listener);
        return;
      }
      parts.onError(error);
      listener.peer.close(INTERNAL_ERROR, 'INTERNAL');
    }
  }

  async function sendBatch(listener: Listener): Promise<void> {
    const { events, tooOld } = await partition.eventsAfter(listener.cursor, BATCH);
    if (events.length === 0) return;
    // They fell behind what is kept: when they come back they have to reload.
    if (tooOld) {
      listener.peer.close(TRY_AGAIN_LATER, 'Too slow');
      return;
    }
    if (!(await parts.mayListen(listener.user.id))) {
      expel(listener, events);
      return;
    }
    for (const event of events) {
      listener.peer.send(frameOf(event));
      listener.cursor = event.seq;
    }
    listener.isBehind = true;
  }

  /** Where in the log a listener begins who has seen it up to `lastSeq`; `isLost` when that is no longer kept or never was. */
  async function place(
    lastSeq: number | undefined,
  ): Promise<{ seq: number; cursor: number; isLost: boolean }> {
    const seq = await partition.lastSeq();
    if (lastSeq === undefined) return { seq, cursor: seq, isLost: false };
    const isLost = lastSeq > seq || (await partition.eventsAfter(lastSeq, 1)).tooOld;
    return { seq, cursor: isLost ? seq : lastSeq, isLost };
  }

  return {
    async join(member, lastSeq) {
      joining += 1;
      const { seq, cursor, isLost } = await place(lastSeq).finally(() => (joining -= 1));
      const listener: Listener = { ...member, cursor, pumping: undefined, isBehind: false };
      listeners.add(listener);
      member.peer.onGone(() => {
        listeners.delete(listener);
        if (![...listeners].some(({ user }) => user.id === member.user.id)) announce('LEAVE', member.user);
        if (listeners.size === 0) parts.onEmpty();
      });
      member.peer.send({ type: 'USER', action: 'JOIN', data: { users: present(), seq, reload: isLost } });
      announce('JOIN', member.user, listener);
      await pump(listener);
    },
    broadcast(frame) {
      for (const { peer } of listeners) peer.send(frame);
    },
    async recheck() {
      for (const listener of listeners) {
        // First what the log says about it, if it does.
        await pump(listener);
        if (!(await parts.mayListen(listener.user.id))) expel(listener);
      }
    },
    isEmpty: () => listeners.size === 0 && joining === 0,
    close: unsubscribe,
  };
}

/** Whether an event takes a user's access away. */
function isAccessLoss({ event: { type, action, data } }: LoggedEvent, userId: number): boolean {
  const isLoss = type === 'ACCESS' && action === 'DELETE' && typeof data === 'object' && data !== null;
  return isLoss && 'userId' in data && data.userId === userId;
}

/** A logged event as a frame. The log's type and action are those of the contract: `liveEvent` writes no others. */
function frameOf({ seq, at, event: { type, action, data, clientId } }: LoggedEvent): LiveFrame {
  const known = LIVE_TYPES.find((each) => each === type);
  if (known === undefined) throw new Error(`The change log holds an event of type ${type}`);
  return {
    type: known,
    action: LIVE_ACTIONS.find((each) => each === action),
    data,
    seq,
    at,
    ...(clientId !== undefined && { headers: { clientId } }),
  };
}
