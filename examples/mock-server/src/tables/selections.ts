import type {
  CarryOverCandidate,
  CarryOverReason,
  ImportedFrom,
  PageArea,
  SelectionAttachment,
  SelectionColor,
  SelectionStatus,
  Visibility,
} from '@glossator/client-sdk/contract';
import type { TextRange } from '@glossator/document-text';
import type { SurePlace } from './updates';

/** A marked range of a document's text, or with `area` a marked rectangle of a page: its range is empty, and so is its text. */
export interface SelectionRow {
  readonly id: number;
  readonly documentId: number;
  readonly text: string;
  readonly color: SelectionColor;
  readonly range: TextRange;
  readonly area?: PageArea;
  readonly isBookmark: boolean;
  readonly name?: string;
  /** None where it is absent, as in what older releases stored. */
  readonly tags?: string[];
  readonly status: SelectionStatus;
  /** How it came into the current Version; absent where it never moved. */
  readonly carried?: CarriedPart;
  readonly importedFrom?: ImportedFrom;
  /** For all who see the Code where it is absent, as in what older releases stored. */
  readonly visibility?: Visibility;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly createdBy: number;
}

/** How a Selection was carried over. `from` is its last sure place; `candidates` are there while it is unported. */
export interface CarriedPart {
  readonly from: SurePlace;
  readonly outcome: SelectionStatus;
  readonly confidence: number;
  readonly reason: CarryOverReason;
  readonly candidates: readonly CarryOverCandidate[];
  readonly confirmedAt?: string;
  readonly confirmedBy?: number;
}

/** A written remark on a Selection; the document's id is kept so that all remarks of a document are read at once. */
export interface CommentRow {
  readonly id: number;
  readonly selectionId: number;
  readonly documentId: number;
  readonly text: string;
  /** The comment that began its thread; that may be deleted. */
  readonly replyTo?: number;
  /** Ids of the users whom it mentions. */
  readonly mentions?: readonly number[];
  readonly resolved?: { readonly at: string; readonly by: number };
  readonly importedFrom?: ImportedFrom;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly createdBy: number;
}

/** A file on a Selection; `uuid` is its blob. `size` is in bytes. */
export interface AttachmentRow {
  readonly id: number;
  readonly selectionId: number;
  readonly documentId: number;
  readonly type: SelectionAttachment['type'];
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  readonly uuid: string;
  /** Never stored: among those of an archived Version, one that was deleted since. */
  readonly isGone?: true;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly createdBy: number;
}
