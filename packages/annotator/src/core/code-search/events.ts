import type { CodeSearchResult } from '@glossator/client-sdk/contract';
import type { EventBase } from '../store/origin';
import type { CodeQuestion, SearchScope } from './state';

/** Events about the search over the Code. */
export type CodeSearchEvent =
  | (EventBase<'codeSearch/scopeChosen'> & { readonly scope: SearchScope })
  /** Without a question nothing is searched for: the field is empty, say. */
  | (EventBase<'codeSearch/asked'> & { readonly question: CodeQuestion | undefined })
  | (EventBase<'codeSearch/found'> & { readonly question: CodeQuestion; readonly result: CodeSearchResult })
  | (EventBase<'codeSearch/failed'> & { readonly question: CodeQuestion; readonly error: unknown })
  | (EventBase<'codeSearch/moreAsked'> & { readonly documentId: number })
  /** Hits of one document: from its first on, or those after the ones that are there. */
  | (EventBase<'codeSearch/moreFound'> & {
      readonly question: CodeQuestion;
      readonly result: CodeSearchResult;
      readonly documentId: number;
      readonly isFirst: boolean;
    })
  | (EventBase<'codeSearch/moreFailed'> & { readonly question: CodeQuestion; readonly error: unknown })
  /** The documents whose hits are not to be shown. */
  | (EventBase<'codeSearch/collapsed'> & { readonly documentIds: readonly number[] })
  /** What people wrote is not as it was when it was searched. */
  | EventBase<'codeSearch/outdated'>
  | (EventBase<'codeSearch/hitActivated'> & { readonly index: number });
