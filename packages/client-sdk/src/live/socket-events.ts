import type { LiveFrame } from '../contract/index';
import type { LiveCloseReason } from './live-connection';

/**
 * What becomes of the socket of a connection (specification section 7): it connects (`connect`), once and after every interruption; is
 * `open`; sends and receives frames, of which the token is left out; breaks (`error`) and closes. `disconnect` is the last: the connection
 * does not come back.
 */
export type LiveSocketEvent =
  | { readonly type: 'connect' | 'open' | 'error' }
  /** The text of a frame as it came, whatever it says. */
  | { readonly type: 'message'; readonly text: string }
  | { readonly type: 'send'; readonly frame: LiveFrame }
  /** The close code and reason of the WebSocket. */
  | { readonly type: 'close'; readonly code: number; readonly reason: string }
  | { readonly type: 'disconnect'; readonly reason: LiveCloseReason };

/** A frame without the token. */
export function withoutToken({ headers, ...frame }: LiveFrame): LiveFrame {
  const clientId = headers?.clientId;
  return clientId === undefined ? frame : { ...frame, headers: { clientId } };
}
