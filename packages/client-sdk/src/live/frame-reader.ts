import * as z from 'zod';
import { liveErrorSchema, liveFrameSchema, liveJoinedSchema, livePayloads } from '../contract/index';
import type { LiveEvent, LiveEventName, LiveFrame } from '../contract/index';

/** What one received frame means. `seq` is there where the frame is numbered. */
export type ReadFrame =
  | { readonly kind: 'joined'; readonly joined: z.infer<typeof liveJoinedSchema> }
  | { readonly kind: 'event'; readonly event: LiveEvent; readonly seq: number | undefined }
  | { readonly kind: 'error'; readonly code: string; readonly message: string }
  /** A sign of life; with a number, it stands for an event that says nothing to this listener. */
  | { readonly kind: 'ping'; readonly seq: number | undefined }
  | { readonly kind: 'tokenEnded' }
  /** A type or action this version does not know: nothing to do, but its number counts. */
  | { readonly kind: 'unknown'; readonly seq: number | undefined }
  /** A known event whose data break the contract: what it changed is not known. */
  | { readonly kind: 'broken'; readonly seq: number | undefined; readonly issues: string };

const numberedSchema = z.looseObject({ seq: z.int().nonnegative().optional().catch(undefined) });

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
  if (!parsed.success) return { kind: 'broken', seq: frame.seq, issues: z.prettifyError(parsed.error) };
  const event = {
    name,
    data: parsed.data,
    ...(frame.seq !== undefined && { seq: frame.seq }),
    ...(frame.headers?.clientId !== undefined && { clientId: frame.headers.clientId }),
  } as LiveEvent;
  return { kind: 'event', event, seq: frame.seq };
}

/** Reads one frame of the live channel by the contract (specification section 9, decisions.md section 10). */
export function readFrame(text: string): ReadFrame {
  const json = parseJson(text);
  const parsed = liveFrameSchema.safeParse(json);
  if (!parsed.success) return { kind: 'unknown', seq: numberedSchema.safeParse(json).data?.seq };
  const frame = parsed.data;
  if (frame.type === 'PING') return { kind: 'ping', seq: frame.seq };
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
  return isEventName(name) ? readEvent(name, frame) : { kind: 'unknown', seq: frame.seq };
}
