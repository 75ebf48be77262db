import type {
  CarryOverCandidate,
  CarryOverReason,
  PageArea,
  SelectionStatus,
  TextChange,
} from '@glossator/client-sdk/contract';
import type { TextRange } from '@glossator/document-text';

/**
 * The port for comparing two versions of a text and carrying Selections over.
 *
 * Every adapter promises:
 * 1. The process that calls is neither blocked nor swelled, however long the texts are; time and memory of every comparison are limited.
 * 2. An aborted `signal` stops the work at once; the call rejects with the signal's reason.
 * 3. Bytes that are handed over are iterated once at the most, and no longer than the call.
 */
export interface TextComparer {
  /** Compares two texts. Throws `ComparisonLimitError` when it was stopped, `ComparerClosedError` after or by `close`. */
  compare(task: ComparingTask, watch?: ComparingWatch): Promise<TextComparison>;
  /** Stops running comparisons (they reject) and frees processes. */
  close(): Promise<void>;
}

/** How a comparison is watched and canceled; `onProgress` receives the share that is done, from 0 to 1. */
export interface ComparingWatch {
  readonly signal?: AbortSignal;
  readonly onProgress?: (share: number) => void;
}

/** A stored text as the text store keeps it: the pages as JSON, and the places of their elements. Sizes in bytes. */
export interface TextToCompare {
  readonly text: StoredBytes;
  readonly boxes: StoredBytes;
}

/** Opens a text when its turn has come: who waits for one holds nothing. Called once at the most. */
export type OpenText = () => Promise<TextToCompare>;

/** Bytes of known number, held open by their iteration alone (`OpenBlob`). */
export interface StoredBytes {
  readonly size: number;
  readonly body: AsyncIterable<Uint8Array>;
}

/** What to compare, and for whom (undefined: nobody in particular): owners take turns. `places` are those of Selections of the old text, which are found by their wording where the range has another. */
export interface ComparingTask {
  readonly owner: number | undefined;
  readonly old: OpenText;
  readonly new: OpenText;
  readonly places: readonly QuotedRange[];
  /** Whether the changes are wanted too; without them `changes` is empty. */
  readonly wantsChanges: boolean;
}

/** What a comparison found. */
export interface TextComparison {
  /** Parallel to the places. */
  readonly carried: readonly CarriedRange[];
  readonly changes: readonly TextChange[];
  /** Words of both texts, and how many of the old ones live on. */
  readonly oldWords: number;
  readonly newWords: number;
  readonly linkedWords: number;
  /** For each page of the old text the page of the new one where most of it went, that of the page before where none of it did. */
  readonly pageNow: readonly number[];
}

/** Where one range went. */
export interface CarriedRange {
  readonly status: SelectionStatus;
  readonly confidence: number;
  readonly reason: CarryOverReason;
  /** The new place with its text; not there for `failed`. */
  readonly place?: QuotedRange;
  /** Best first. */
  readonly candidates: readonly CarryOverCandidate[];
}

/** A place in a text with its wording, or an area of a page, without any. */
export interface QuotedRange {
  readonly range: TextRange;
  readonly area?: PageArea;
  readonly text: string;
}

/** A comparison was stopped: it took too long or too much memory, or its process `ended`. */
export class ComparisonLimitError extends Error {
  override readonly name = 'ComparisonLimitError';
  readonly limit: 'time' | 'memory' | 'ended';
  constructor(limit: ComparisonLimitError['limit']) {
    super(`The comparison was stopped (${limit}).`);
    this.limit = limit;
  }
}

/** The comparer is closed, or was closed while this comparison ran. */
export class ComparerClosedError extends Error {
  override readonly name = 'ComparerClosedError';
}
