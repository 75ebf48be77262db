import * as z from 'zod';
import { liveErrorSchema, liveFrameSchema, liveJoinedSchema, livePayloads } from '../contract/index';
import type { LiveEvent, LiveEventName, LiveFrame } from '../contract/index';

/** The number of a frame: in the channel (`seq`), or among what happened to the user's own private annotations (`own`). */
export interface Numbers {
  readonly seq: number | undefined;
  readonly own: number | undefined;
}

/** What one received frame means. */
export type ReadFrame =
  | { readonly kind: 'joined'; readonly joined: z.infer<typeof liveJoinedSchema> }
  | ({ readonly kind: 'event'; readonly event: LiveEvent } & Numbers)
  | { readonly kind: 'error'; readonly code: string; readonly message: string }
  /** A sign of life; with a number, it stands for an event that says nothing to this listener. */
  | ({ readonly kind: 'ping' } & Numbers)
  | { readonly kind: 'tokenEnded' }
  /** A type or action this version does not know: nothing to do, but its number counts. */
  | ({ readonly kind: 'unknown' } & Numbers)
  /** A known event whose data break the contract: what it changed is not known. */
  | ({ readonly kind: 'broken'; readonly issues: string } & Numbers);

const numberSchema = z.int().nonnegative().optional().catch(undefined);
const numberedSchema = z.looseObject({ seq: numberSchema, own: numberSchema });

const numbersOf = ({
  seq,
  own,
}: {
  readonly seq?: number | undefined;
  readonly own?: number | undefined;
}) => ({
  seq,
  own,
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isEventName(name: string): name is LiveEventName {
  return Object.hasOwn(livePayloads, name);
}

function readEvent(name: LiveEventName, frame: LiveFrame): ReadFrame {
  const parsed = livePayloads[name].safeParse(frame.data);
  if (!parsed.success) return { kind: 'broken', ...numbersOf(frame), issues: z.prettifyError(parsed.error) };
  const event = {
    name,
    data: parsed.data,
    ...(frame.seq !== undefined && { seq: frame.seq }),
    ...(frame.own !== undefined && { own: frame.own }),
    ...(frame.headers?.clientId !== undefined && { clientId: frame.headers.clientId }),
  } as LiveEvent;
  return { kind: 'event', event, ...numbersOf(frame) };
}

/** Reads one frame of the live channel by the contract (specification section 9, decisions.md section 10). */
export function readFrame(text: string): ReadFrame {
  const json = parseJson(text);
  const parsed = liveFrameSchema.safeParse(json);
  if (!parsed.success) return { kind: 'unknown', ...numbersOf(numberedSchema.safeParse(json).data ?? {}) };
  const frame = parsed.data;
  if (frame.type === 'PING') return { kind: 'ping', ...numbersOf(frame) };
  if (frame.type === 'USER_TOKEN_INVALIDATE') return { kind: 'tokenEnded' };
  if (frame.type === 'ERROR') {
    const error = liveErrorSchema.safeParse(frame.data).data ?? { code: 'INTERNAL', message: '' };
    return { kind: 'error', ...error };
  }
  const name = `${frame.type}/${frame.action}`;
  if (name === 'USER/JOIN') {
    const joined = liveJoinedSchema.safeParse(frame.data);
    if (joined.success) return { kind: 'joined', joined: joined.data };
  }
  return isEventName(name) ? readEvent(name, frame) : { kind: 'unknown', ...numbersOf(frame) };
}
