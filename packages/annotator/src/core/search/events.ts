import type { EventBase } from '../store/origin';
import type { FoundPlace } from './state';

/** Events about the search inside the document. */
export type SearchEvent =
  | EventBase<'search/opened'>
  | EventBase<'search/closed'>
  | (EventBase<'search/started'> & { readonly query: string })
  | (EventBase<'search/finished'> & {
      readonly query: string;
      readonly hits: readonly FoundPlace[];
      readonly active: number | undefined;
    })
  | (EventBase<'search/failed'> & { readonly query: string })
  | (EventBase<'search/hitActivated'> & { readonly index: number });
