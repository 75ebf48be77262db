import {
  LIVE_CLOSE_FORBIDDEN,
  type AccessLevel,
  type LiveFrame,
  type UserRef,
} from '@glossator/client-sdk/contract';
import type { PresentUser } from '../bus/bus';
import type { CodeListening } from '../permissions/log-floor';
import type { CodePartition } from '../tables/tables';
import { createLogFrames, isAccessLoss, type Audience, type LogFrame, type PresentData } from './log-frames';
import { joinedAt, placeIn, type LogPlace, type Seen } from './log-place';
import { expectsOwn, readOwnFrames } from './own-frames';
import type { Peer } from './peer';
import { createPresence, type Presence } from './presence';

/** Somebody on a channel. */
export interface ChannelMember {
  readonly peer: Peer;
  readonly user: UserRef;
}

/** The channel of one Code: who is there, and the Code's change log as it grows. */
export interface CodeChannel {
  /**
   * Lets somebody in, and sends what was missed since what they have seen, or says that it is not theirs to hear or not kept. False where they
   * may not enter.
   */
  join(member: ChannelMember, seen: Seen): Promise<boolean>;
  /** A user's own private annotations have changed: sends that to their connections. */
  notifyOwner(userId: number): void;
  /** Sends a frame that is not in the log to those for whom it is. */
  broadcast(frame: LiveFrame, isFor: (audience: Audience) => boolean): void;
  /** Sends those away who may no longer listen. */
  recheck(): Promise<void>;
  /** Who is on it, here and in other servers. */
  readonly presence: Pick<Presence, 'receive' | 'forgetBefore' | 'report'>;
  /** Whether nobody is left. */
  isEmpty(): boolean;
  close(): void;
}

/** How somebody may listen, as far as it matters here. */
export type Listening = Pick<CodeListening, 'access' | 'through' | 'floor'>;

/** What a channel works with. */
export interface CodeChannelParts {
  readonly codeId: number;
  readonly partition: CodePartition;
  readonly presentData: PresentData;
  /** How a user may listen, checked before each batch of events: whoever lost access receives nothing more. Undefined: not at all. */
  listeningOf(userId: number): Promise<Listening | undefined>;
  /** The same for somebody who joins: they have a floor afterwards. */
  beginListening(userId: number): Promise<Listening | undefined>;
  /** Called with who is on the channel here when that changes. */
  onPresence(present: readonly PresentUser[]): void;
  /** Called when the last member has left. */
  onEmpty(): void;
  onError(error: unknown): void;
}

/** Close codes (RFC 6455 section 7.4.1 and its registry). */
const [INTERNAL_ERROR, TRY_AGAIN_LATER] = [1011, 1013];
const COME_AGAIN = 'Come again';

interface Listener extends ChannelMember {
  cursor: number;
  /** What they were when it was looked up last. */
  audience: Audience;
  /** The reading under way. */
  pumping: Promise<void> | undefined;
  isBehind: boolean;
  /** The same for the listener's own events. */
  own: number;
  isOwnBehind: boolean;
}

/** Opens a channel on a Code's change log; the log's bell only says that there is something to read. */
export function createCodeChannel(parts: CodeChannelParts): CodeChannel {
  const { codeId, partition } = parts;
  const listeners = new Set<Listener>();
  const frames = createLogFrames(partition, parts.presentData);
  const presence = createPresence(parts.onPresence);
  let joining = 0;
  const unsubscribe = partition.subscribe(() => {
    frames.grew();
    for (const listener of listeners) void pump(listener);
  });

  /** Sends what the log holds after the listener's cursor; one reading at a time, which whoever comes meanwhile waits for. */
  function pump(listener: Listener): Promise<void> {
    listener.isBehind = true;
    listener.pumping ??= drain(listener).finally(() => (listener.pumping = undefined));
    return listener.pumping;
  }

  async function drain(listener: Listener): Promise<void> {
    try {
      while (listener.isBehind && listeners.has(listener)) {
        const taking = listener.peer.whenDrained();
        if (taking) await taking;
        else await sendBatch(listener);
      }
    } catch (error) {
      await endBroken(listener, parts, error);
    }
  }

  async function sendBatch(listener: Listener): Promise<void> {
    listener.isBehind = false;
    if (listener.isOwnBehind && !(await sendOwn(listener, parts))) return;
    const batch = await frames.after(listener.cursor);
    if (batch.frames.length === 0 && !batch.tooOld) return;
    const listening = await parts.listeningOf(listener.user.id);
    if (!listening) {
      expel(codeId, listener, batch.frames);
      return;
    }
    if (batch.failure) throw batch.failure.error;
    // They fell behind what is kept: when they come back they have to reload.
    if (batch.tooOld) listener.peer.close(TRY_AGAIN_LATER, COME_AGAIN);
    if (batch.tooOld || !take(listener, listening)) return;
    for (const frame of batch.frames) {
      listener.peer.sendText(frame.textFor(listener.audience));
      listener.cursor = frame.seq;
    }
    listener.isBehind = true;
  }

  /**
   * Notes how somebody may listen now; false where the log is not theirs from where they are, because they have another access than they
   * joined with: they hear of that, and have to reload when they come back.
   */
  function take(listener: Listener, listening: Listening): boolean {
    const before = listener.audience.access;
    listener.audience = audienceOf(listener.user.id, listening);
    presence.setRole(listener, roleOf(listening));
    const isTheirs = listening.floor !== undefined && listening.floor <= listener.cursor;
    if (!isTheirs) sendBack(codeId, listener, before);
    return isTheirs;
  }

  async function check(listener: Listener): Promise<void> {
    // First what the log says about it, if it does; not while they take nothing.
    if (!listener.peer.whenDrained()) await pump(listener);
    const listening = await parts.listeningOf(listener.user.id);
    if (listening) take(listener, listening);
    else expel(codeId, listener);
  }

  async function enter(member: ChannelMember, seen: Seen): Promise<Listener | undefined> {
    const { peer, user } = member;
    const listening = await parts.beginListening(user.id);
    if (!listening) return undefined;
    const place = await placeIn(partition, seen, { floor: listening.floor ?? Infinity, userId: user.id });
    const listener = listenerAt(place, member, audienceOf(user.id, listening));
    listeners.add(listener);
    const users = presence.add(listener, roleOf(listening));
    peer.send({ type: 'USER', action: 'JOIN', data: { users, ...joinedAt(place) } });
    return listener;
  }

  return {
    async join(member, seen) {
      joining += 1;
      const listener = await enter(member, seen).finally(() => {
        joining -= 1;
        if (listeners.size === 0) parts.onEmpty();
      });
      if (!listener) return false;
      member.peer.onGone(() => {
        listeners.delete(listener);
        presence.remove(listener);
        if (listeners.size === 0) parts.onEmpty();
      });
      await pump(listener);
      return true;
    },
    notifyOwner(userId) {
      for (const listener of listeners) if (expectsOwn(listener, userId)) void pump(listener);
    },
    broadcast(frame, isFor) {
      const text = JSON.stringify(frame);
      for (const { peer, audience } of listeners) if (isFor(audience)) peer.sendText(text);
    },
    async recheck() {
      await Promise.all([...listeners].map(check));
    },
    presence,
    isEmpty: () => listeners.size === 0 && joining === 0,
    close() {
      unsubscribe();
      presence.close();
      parts.onPresence([]);
    },
  };
}

/** Ends a connection for which the log could not be read: because they may not, or because that failed. */
async function endBroken(listener: Listener, parts: CodeChannelParts, error: unknown): Promise<void> {
  const listening = await parts.listeningOf(listener.user.id).catch(() => listener);
  if (!listening) {
    expel(parts.codeId, listener);
    return;
  }
  parts.onError(error);
  listener.peer.close(INTERNAL_ERROR, 'INTERNAL');
}

/** A member who listens from a place on. */
function listenerAt({ cursor, own }: LogPlace, member: ChannelMember, audience: Audience): Listener {
  return { ...member, cursor, audience, pumping: undefined, isBehind: false, own, isOwnBehind: true };
}

/** Sends what happened to the listener's private annotations; false where nothing more is to be sent to them. */
async function sendOwn(
  listener: Listener,
  { codeId, partition, presentData, listeningOf }: CodeChannelParts,
): Promise<boolean> {
  listener.isOwnBehind = false;
  const batch = await readOwnFrames(partition, presentData, listener.user.id, listener.own);
  const mayListen = (await listeningOf(listener.user.id)) !== undefined;
  if (!mayListen) expel(codeId, listener);
  else if (batch.isLost) listener.peer.close(TRY_AGAIN_LATER, COME_AGAIN);
  else for (const { text } of batch.frames) listener.peer.sendText(text);
  listener.own = batch.last;
  return mayListen && !batch.isLost;
}

function audienceOf(userId: number, { access, through }: Listening): Audience {
  return { userId, access, isInside: through !== 'public' };
}

function roleOf({ through }: Listening): { readonly isOwner: boolean; readonly isInside: boolean } {
  return { isOwner: through === 'owner', isInside: through !== 'public' };
}

/** Disconnects a member who has another access than `before`, so that they come again; they hear of it first. */
function sendBack(codeId: number, { peer, user, audience }: Listener, before: AccessLevel): void {
  const data = { codeId, userId: user.id, access: audience.access };
  if (audience.access !== before) peer.send({ type: 'ACCESS', action: 'UPDATE', data });
  peer.close(TRY_AGAIN_LATER, COME_AGAIN);
}

/** Disconnects a member who lost access. Where the log has that as the next event for them, they receive it with its number. */
function expel(codeId: number, { peer, user, cursor }: Listener, [next]: readonly LogFrame[] = []): void {
  const isNext = next?.seq === cursor + 1 && isAccessLoss(next.event, user.id);
  const loss = { type: 'ACCESS', action: 'DELETE', data: { codeId, userId: user.id } } as const;
  peer.send({ ...loss, ...(isNext && { seq: next.seq }) });
  peer.close(LIVE_CLOSE_FORBIDDEN, 'FORBIDDEN');
}
