import type { EventBase } from '../store/origin';
import type { PlacesState } from './state';

/** Events about the places that were read. */
export type PlacesEvent =
  /** Steps lead elsewhere. */
  | (EventBase<'places/recorded'> & Pick<PlacesState, 'back' | 'forward'>)
  /** A step leads to another text. */
  | (EventBase<'places/awaited'> & { readonly text: PlacesState['awaited'] })
  /** An article is looked for in another Version, or (undefined) no longer. */
  | (EventBase<'places/sought'> & { readonly label: string | undefined });
