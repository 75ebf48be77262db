import type { EventBase } from '../store/origin';

/** Events about the places that were read. */
export type PlacesEvent =
  /** An article is looked for in another Version, or (undefined) no longer. */
  EventBase<'places/sought'> & { readonly label: string | undefined };
