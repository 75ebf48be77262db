import type {
  AccessLevel,
  CodeDocument,
  DocumentVersion,
  SelectionStatus,
  TextChange,
  TextSelection,
} from '@glossator/client-sdk/contract';
import type {
  ChangeFilter,
  ComparedPlace,
  ReviewFailure,
  ReviewNews,
  ReviewResult,
  ReviewSection,
} from './state';

interface Event<Type extends string> {
  readonly type: `review/${Type}`;
}

/** The lists of the open document. */
export interface ReviewLists {
  readonly versions: DocumentVersion;
  readonly changes: TextChange;
  readonly selections: TextSelection;
}

type ListEvent = {
  [Name in keyof ReviewLists]:
    | (Event<'listAsked'> & { readonly list: Name })
    | (Event<'listFailed'> & { readonly list: Name; readonly error: unknown })
    /** More of the list has come; with `isFirst` it replaces what is there, with `isWhole` nothing follows. */
    | (Event<'listCame'> & {
        readonly list: Name;
        readonly items: readonly ReviewLists[Name][];
        readonly isFirst: boolean;
        readonly isWhole: boolean;
      });
}[keyof ReviewLists];

/** Everything that can happen in a review. */
export type ReviewEvent =
  | ListEvent
  | (Event<'accessGranted'> & {
      readonly userId: number;
      readonly access: AccessLevel | undefined;
    })
  | Event<'documentsAsked'>
  | (Event<'documentsFailed'> & { readonly error: unknown })
  | (Event<'documentsListed'> & {
      readonly documents: readonly CodeDocument[];
      readonly revision: number | undefined;
    })
  | (Event<'documentOpened'> & { readonly documentId: number })
  | (Event<'compared'> & { readonly documentId: number; readonly share: number })
  | (Event<'changeActivated'> & { readonly index: number | undefined })
  | (Event<'selectionActivated'> & { readonly id: number | undefined })
  | (Event<'placeShown'> & { readonly place: ComparedPlace })
  | (Event<'filterChanged'> & { readonly filter: Partial<ChangeFilter> })
  | (Event<'outcomeChosen'> & { readonly outcome: SelectionStatus | undefined })
  | (Event<'sectionChosen'> & { readonly section: ReviewSection })
  | (Event<'newsCame'> & { readonly news: ReviewNews })
  /** The new state is looked at. */
  | Event<'newsTaken'>
  | (Event<'decisionAsked'> & { readonly result: ReviewResult })
  | Event<'decisionCanceled'>
  | Event<'decisionStarted'>
  | (Event<'decisionFailed'> & { readonly failure: ReviewFailure })
  | Event<'decisionDone'>;
