import type {
  AccessLevel,
  CodeDocument,
  DocumentVersion,
  Problem,
  SelectionStatus,
  TextChange,
  TextSelection,
} from '@glossator/client-sdk/contract';
import type { TextRange } from '@glossator/document-text';
import type { LoadStatus } from '../store/origin';

/** Kinds of textual changes, in the order of the filter. */
export const CHANGE_KINDS = ['inserted', 'deleted', 'replaced', 'moved'] as const;
/** One kind of textual change. */
export type ChangeKind = TextChange['kind'];

/** What can become of an Update. */
export const REVIEW_RESULTS = ['approve', 'copy', 'decline'] as const;
/** What became, or shall become, of an Update. */
export type ReviewResult = (typeof REVIEW_RESULTS)[number];

/** A list that comes page by page: its items are shown while it is still `loading`. */
export interface ReviewList<Item> {
  readonly status: LoadStatus;
  /** What the last fetch failed with, as it was thrown; undefined unless `status` is `failed`. */
  readonly error: unknown;
  readonly items: readonly Item[];
}

/** Which changes are listed. */
export interface ChangeFilter {
  /** All kinds when undefined. */
  readonly kind: ChangeKind | undefined;
  /** Only those in the words of the user's own annotations. */
  readonly isOwn: boolean;
  readonly text: string;
}

/** What happened to the Update while it was reviewed here: it `changed`, somebody `reviewed` it (`by` is their name, once it is known), or it is `gone`. */
export type ReviewNews =
  | { readonly kind: 'changed' }
  | { readonly kind: 'reviewed'; readonly result: ReviewResult | undefined; readonly by?: string }
  | { readonly kind: 'gone' };

/** Why a decision was not carried out; without a problem the server was not reached, or did not say. */
export interface ReviewFailure {
  readonly problem: Pick<Problem, 'status' | 'code'> | undefined;
}

/** The decision: what is asked about, running, or could not be done. */
export interface Decision {
  readonly status: 'idle' | 'asked' | 'running' | 'failed' | 'done';
  readonly result: ReviewResult | undefined;
  readonly failure: ReviewFailure | undefined;
}

/** The two sections beside the texts. */
export type ReviewSection = 'changes' | 'annotations';

/** Where both sides shall go. */
export interface ComparedPlace {
  readonly old?: TextRange;
  readonly new?: TextRange;
  /** Only for readers who have not gone anywhere by themselves yet. */
  readonly isBeginning?: boolean;
}

/** Everything about one review, or one comparison of two Versions. */
export interface ReviewState {
  readonly userId: number | undefined;
  readonly access: AccessLevel | undefined;
  /** The state of the Update that is looked at. */
  readonly revision: number | undefined;
  /** As the Update would make them. */
  readonly documents: readonly CodeDocument[];
  /** `loading` while they are read again; `failed` when they could not be. */
  readonly documentsStatus: LoadStatus;
  /** What the last reading of them failed with, as it was thrown. */
  readonly documentsError: unknown;
  readonly activeId: number | undefined;
  /** The number of the Version on the old side; the current one when undefined. */
  readonly from: number | undefined;
  readonly versions: ReviewList<DocumentVersion>;
  /** In the order of the new text. */
  readonly changes: ReviewList<TextChange>;
  readonly selections: ReviewList<TextSelection>;
  readonly filter: ChangeFilter;
  /** Only annotations with this outcome are listed; all when undefined. */
  readonly outcome: SelectionStatus | undefined;
  /** Index into the items of `changes`. */
  readonly activeChange: number | undefined;
  readonly activeSelection: number | undefined;
  /** Where both sides were last sent; a new object sends them again. */
  readonly place: ComparedPlace | undefined;
  readonly section: ReviewSection;
  readonly news: ReviewNews | undefined;
  readonly decision: Decision;
}

/** No filter. */
export const ALL_CHANGES: ChangeFilter = { kind: undefined, isOwn: false, text: '' };
/** A list that was not requested yet. */
export const NO_LIST = { status: 'idle', error: undefined, items: [] } as const;
/** Nothing is decided. */
export const UNDECIDED: Decision = { status: 'idle', result: undefined, failure: undefined };

/** The state before anything has happened. */
export const initialReview: ReviewState = {
  userId: undefined,
  access: undefined,
  revision: undefined,
  documents: [],
  documentsStatus: 'idle',
  documentsError: undefined,
  activeId: undefined,
  from: undefined,
  versions: NO_LIST,
  changes: NO_LIST,
  selections: NO_LIST,
  filter: ALL_CHANGES,
  outcome: undefined,
  activeChange: undefined,
  activeSelection: undefined,
  place: undefined,
  section: 'changes',
  news: undefined,
  decision: UNDECIDED,
};
