import type { PrivateStamp } from '../ids/entity-id';
import type {
  CarryOverCandidate,
  CarryOverCounts,
  CarryOverReason,
  ComparisonFailure,
  DocumentWarning,
  PageArea,
  ReviewResult,
  SelectionStatus,
  UnreadPages,
} from '@glossator/client-sdk/contract';
import type { TextRange } from '@glossator/document-text';

/** A pending Update of a Code; what it does stands with the documents. A Code has at most one; a reviewed one leaves a `ReviewRow`. */
export interface UpdateRow {
  readonly id: number;
  readonly revision: number;
  readonly isFromSource: boolean;
  readonly createdAt: string;
  readonly createdBy: number;
}

/** The comparison of a pending Version (`id`) with the one it replaces. There once it is through. */
export interface ComparisonRow {
  readonly id: number;
  readonly documentId: number;
  readonly fromVersionId: number;
  readonly state: 'ready' | 'failed';
  /** Why it failed; not kept at first. */
  readonly failure?: ComparisonFailure;
  /** With `failure` `text`; not kept at first. */
  readonly unreadPages?: UnreadPages;
  readonly oldWords: number;
  readonly newWords: number;
  readonly linkedWords: number;
  readonly changes: number;
  /** For each old page the new one where its text went. */
  readonly pageNow: readonly number[];
}

/** A Version by its id and number. */
export interface VersionRef {
  readonly id: number;
  readonly number: number;
}

/** What a reviewed Update did, or would have done, to a document. `from` is there where it was replaced or deleted, `to` where it was replaced. */
export interface ReviewedDocumentRow {
  readonly documentId: number;
  readonly title: string;
  readonly warnings: readonly DocumentWarning[];
  readonly newTitle?: string;
  readonly from?: VersionRef;
  readonly to?: VersionRef;
  readonly carryOver?: CarryOverCounts;
}

/** A reviewed Update, under the id it had. `isDone`: it was carried out in this Code, and not discarded. */
export interface ReviewRow {
  readonly id: number;
  readonly isFromSource: boolean;
  readonly result: ReviewResult;
  readonly isDone: boolean;
  readonly at: string;
  readonly userId: number;
  readonly documents: readonly ReviewedDocumentRow[];
}

/** The last sure place of a Selection. */
export interface SurePlace {
  readonly versionId: number;
  readonly range: TextRange;
  readonly area?: PageArea;
  readonly text: string;
}

/** What the comparison said about one Selection (`id`) for a pending Version (`versionId`), counted from its last sure place. */
export interface CarriedRow {
  readonly id: number;
  readonly documentId: number;
  readonly versionId: number;
  readonly from: SurePlace;
  readonly status: SelectionStatus;
  readonly confidence: number;
  readonly reason: CarryOverReason;
  readonly place?: { readonly range: TextRange; readonly area?: PageArea; readonly text: string };
  readonly candidates: readonly CarryOverCandidate[];
}

/**
 * Where a Code comes from and how far it has come: `own` counts its approved Updates, `source` names the Code it follows and how many of
 * the approved Updates there it has taken over; `order` are the documents there by their ids as they stood then. `copied`: entities up to
 * the id `upTo` came with the copy that the user made, and count as written by them. `stamps`: the number of the published annotation that was made last, and those of
 * private ones that are ahead of the clock.
 */
export type LineageRow =
  | { readonly id: 'own'; readonly approvals: number }
  | { readonly id: 'copied'; readonly userId: number; readonly upTo: number }
  | {
      readonly id: 'stamps';
      readonly last: number;
      /** Absent where nothing private was made yet. */
      readonly private?: { readonly taken: readonly PrivateStamp[]; readonly floor: number };
    }
  | {
      readonly id: 'source';
      readonly codeId: number;
      readonly seen: number;
      readonly order?: readonly number[];
    };
