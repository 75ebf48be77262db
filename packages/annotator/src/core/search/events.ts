import type { MatchOptions } from '@glossator/document-text';
import type { EventBase } from '../store/origin';
import type { FoundPlaces, SearchProgress } from './state';

/** Events about the search inside the document. */
export type SearchEvent =
  | EventBase<'search/opened'>
  | EventBase<'search/closed'>
  | (EventBase<'search/listToggled'> & { readonly isOpen: boolean })
  | (EventBase<'search/started'> & { readonly query: string; readonly options: Required<MatchOptions> })
  /** Places found so far, or with `isComplete` all of them. */
  | (EventBase<'search/found'> & {
      readonly query: string;
      readonly hits: FoundPlaces;
      readonly total: number;
      readonly unreadPages: number;
      readonly textlessPages?: number;
      readonly active: number | undefined;
      readonly progress: SearchProgress | undefined;
      readonly isComplete: boolean;
    })
  | (EventBase<'search/failed'> & { readonly query: string; readonly error: unknown })
  | (EventBase<'search/hitActivated'> & { readonly index: number });
