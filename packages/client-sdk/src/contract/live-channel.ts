/**
 * Types of live events (specification section 9), and two more: `CODE_CHANGES`, the pending Update of a Code has changed, or was reviewed; and
 * `CODE`, the Code itself has.
 */
export const LIVE_TYPES = [
  'PING',
  'ERROR',
  'NOTIFICATION',
  'SELECTION',
  'BOOKMARK',
  'DOCUMENT',
  'SELECTION_ATTACHMENT',
  'SELECTION_COMMENT',
  'NOTE',
  'NOTE_ATTACHMENT',
  'USER',
  'ACCESS',
  'USER_TOKEN_INVALIDATE',
  'CODE_COLORS',
  'CODE_CHANGES',
  'CODE',
] as const;
/** Actions of live events. */
export const LIVE_ACTIONS = ['CREATE', 'UPDATE', 'DELETE', 'JOIN', 'LEAVE'] as const;
/** Channels of the live connection. */
export const LIVE_CHANNELS = ['codes', 'users', 'internal-user'] as const;

/** Every `TYPE/ACTION` that carries data. */
export const LIVE_EVENTS = [
  'SELECTION/CREATE',
  'SELECTION/UPDATE',
  'SELECTION/DELETE',
  'SELECTION_COMMENT/CREATE',
  'SELECTION_COMMENT/UPDATE',
  'SELECTION_COMMENT/DELETE',
  'SELECTION_ATTACHMENT/CREATE',
  'SELECTION_ATTACHMENT/UPDATE',
  'SELECTION_ATTACHMENT/DELETE',
  'BOOKMARK/CREATE',
  'BOOKMARK/UPDATE',
  'BOOKMARK/DELETE',
  'NOTE/CREATE',
  'NOTE/UPDATE',
  'NOTE/DELETE',
  'NOTE_ATTACHMENT/CREATE',
  'NOTE_ATTACHMENT/DELETE',
  'DOCUMENT/CREATE',
  'DOCUMENT/UPDATE',
  'DOCUMENT/DELETE',
  'CODE_COLORS/UPDATE',
  'CODE_CHANGES/UPDATE',
  'CODE/UPDATE',
  'ACCESS/UPDATE',
  'ACCESS/DELETE',
  'NOTIFICATION/CREATE',
  'USER/JOIN',
  'USER/LEAVE',
  'USER/UPDATE',
] as const;
/** A `TYPE/ACTION` that carries data. */
export type LiveEventName = (typeof LIVE_EVENTS)[number];

/** Milliseconds between pings, both ways (decisions.md section 10). */
export const LIVE_PING_MS = 25_000;
/** Milliseconds after which a silent peer is dropped. */
export const LIVE_SILENCE_MS = 60_000;
/** Milliseconds a new socket has to send its USER/JOIN. */
export const LIVE_JOIN_MS = 5_000;
/** Close code for a missing or invalid token. */
export const LIVE_CLOSE_UNAUTHORIZED = 4401;
/** Close code for missing access. */
export const LIVE_CLOSE_FORBIDDEN = 4403;
/** Largest frame in bytes. */
export const LIVE_MAX_FRAME_BYTES = 65_536;

/** Path of the users channel, below `/api/v1`. */
export const LIVE_USERS_PATH = '/socket/users';
/** Path of the internal-user channel, below `/api/v1`: news of one's own account. */
export const LIVE_INTERNAL_USER_PATH = '/socket/internal-user';
/** Parts of an account that change: the profile with its settings, the sessions, how much storage is used, and what is in the inbox. */
export const ACCOUNT_PARTS = ['profile', 'sessions', 'storage', 'inbox'] as const;
/** A part of an account. */
export type AccountPart = (typeof ACCOUNT_PARTS)[number];
/** Path of a Code's channel, below `/api/v1`. */
export function liveCodePath(codeId: number): string {
  return `/socket/codes/${codeId}`;
}
