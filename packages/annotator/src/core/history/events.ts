import type { EventBase } from '../store/origin';
import type { AwaitedStep, Direction, HistoryEntry } from './state';

/** Events about undoing and redoing one's own actions. */
export type HistoryEvent =
  /** The user has done something new, or (with the id of the last action) more of it: there is nothing to redo any more. */
  | (EventBase<'history/recorded'> & { readonly entry: HistoryEntry })
  /** An action was undone or redone; `entry` is what it takes to go the other way. */
  | (EventBase<'history/stepped'> & { readonly direction: Direction; readonly entry: HistoryEntry })
  /** An action can be neither undone nor redone any more. */
  | (EventBase<'history/forgotten'> & { readonly entryId: number })
  /** A step waits for its document, or with `undefined` no longer does. */
  | (EventBase<'history/awaited'> & { readonly step: AwaitedStep | undefined });
