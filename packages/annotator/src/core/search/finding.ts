import type { MatchOptions } from '@glossator/document-text';
import type { FoundPlaces, SearchProgress } from './state';

/** What is searched for, and in which document. */
export interface Question {
  readonly documentId: number;
  readonly query: string;
  readonly options: Required<MatchOptions>;
}

/** Places found so far, or with `isComplete` all of them. */
export interface Finding {
  readonly places: FoundPlaces;
  readonly total: number;
  readonly progress: SearchProgress | undefined;
  readonly isComplete: boolean;
  /** Pages that cannot be read and so were not searched, as far as that is known. */
  readonly unreadPages: number;
  /** Where nothing was found: how many pages have no text in which it could be, as far as that is known. */
  readonly textlessPages?: number;
  /** Whether everything between two pages (from 0, both included) has been searched. */
  readonly isSearched: (from: number, to: number) => boolean;
}
