import type { LiveEvent, UserRef } from '../contract/index';
import type { ContractChecks } from '../http/contract-checks';
import { createEventOrder } from './event-order';
import type { OrderVerdict } from './event-order';
import { readFrame } from './frame-reader';
import type { Numbers, ReadFrame } from './frame-reader';
import { createTopic, type Topic } from './topic';

/** What a channel has said, whatever connections it came through. */
export interface ChannelFeed {
  /** Events in order, each once; without those that this client has caused. */
  readonly events: Pick<Topic<[LiveEvent]>, 'subscribe'>;
  /** Events were missed for good. */
  readonly reloads: Pick<Topic<[]>, 'subscribe'>;
  /** The users who are present. */
  readonly presence: Topic<[readonly UserRef[]]>;
  /** The number of the last event, with which the channel is rejoined. */
  lastSeq(): number | undefined;
  /** The same for what happened to the user's own private annotations. */
  lastOwn(): number | undefined;
  /** Takes the text of a frame. */
  receive(text: string): void;
}

/** What a feed is made of. */
export interface ChannelFeedOptions {
  /** Events that it caused are not delivered. */
  readonly clientId: string | undefined;
  /** The channel has let this tab join. */
  readonly onJoined: () => void;
  /** Events are missing that a new joining brings. */
  readonly onGap: () => void;
  readonly onTokenEnded: () => void;
  /** Receives frames that could not be used. */
  readonly log: { warn(message: string, details?: unknown): void } | undefined;
  /** Holds the data of events to the contract. */
  readonly checks: ContractChecks | undefined;
}

/** Makes the feed of a channel that has said nothing yet. */
export function createChannelFeed(options: ChannelFeedOptions): ChannelFeed {
  const { clientId, log, checks, onJoined, onGap, onTokenEnded } = options;
  const order = createEventOrder();
  const ownOrder = createEventOrder();
  const events = createTopic<[LiveEvent]>();
  const reloads = createTopic<[]>();
  const presence = createTopic<[readonly UserRef[]]>([[]]);

  const move = ({ name, data }: Extract<LiveEvent, { readonly name: 'USER/JOIN' | 'USER/LEAVE' }>): void => {
    const present = new Map(presence.current()?.[0].map((user) => [user.id, user]));
    for (const user of data.users) {
      if (name === 'USER/JOIN') present.set(user.id, user);
      else present.delete(user.id);
    }
    presence.publish([...present.values()]);
  };

  const judge = ({ seq, own }: Numbers): OrderVerdict => {
    if (own !== undefined) return ownOrder.judge(own);
    return seq === undefined ? 'next' : order.judge(seq);
  };

  const take = (frame: ReadFrame & Numbers): void => {
    const verdict = judge(frame);
    if (verdict === 'gap') onGap();
    else if (verdict === 'lost' || (verdict === 'next' && frame.kind === 'broken')) reloads.publish();
    else if (verdict === 'next' && frame.kind === 'event') {
      const { event } = frame;
      if (event.name === 'USER/JOIN' || event.name === 'USER/LEAVE') move(event);
      if (clientId === undefined || event.clientId !== clientId) events.publish(event);
    }
  };

  return {
    events,
    reloads,
    presence,
    lastSeq: order.lastSeq,
    lastOwn: ownOrder.lastSeq,
    receive(text) {
      const frame = readFrame(text, checks);
      switch (frame.kind) {
        case 'joined': {
          const { own, reload } = frame.joined;
          const isLost = order.joined(frame.joined);
          const isOwnLost = own !== undefined && ownOrder.joined({ seq: own, reload: reload || isLost });
          presence.publish(frame.joined.users);
          onJoined();
          if (isLost || isOwnLost) reloads.publish();
          break;
        }
        case 'tokenEnded':
          onTokenEnded();
          break;
        case 'error':
          log?.warn(`The live channel refused: ${frame.code}`, frame.message);
          break;
        case 'unknown':
        case 'broken':
          log?.warn(
            'A frame of the live channel could not be used',
            frame.kind === 'broken' ? frame.issues : text,
          );
          take(frame);
          break;
        case 'event':
          take(frame);
          break;
        case 'ping':
          if (frame.seq !== undefined || frame.own !== undefined) take(frame);
      }
    },
  };
}
