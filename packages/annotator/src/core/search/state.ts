import type { MatchOptions, RangeList, TextRange } from '@glossator/document-text';
import type { LoadStatus } from '../store/origin';

/** One place where the searched text stands, with a little of the text around it. */
export interface FoundPlace {
  readonly range: TextRange;
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** Places in reading order. There may be a hundred thousand: each is read when it is needed. */
export interface FoundPlaces extends RangeList {
  /** The place at an index from 0. */
  placeAt(index: number): FoundPlace | undefined;
}

/** How far the search has come through the pages of the document. */
export interface SearchProgress {
  readonly pagesRead: number;
  readonly pageCount: number;
}

/** The search inside the open document. */
export interface SearchState {
  readonly isOpen: boolean;
  /** Whether the list of places is shown. */
  readonly isListOpen: boolean;
  readonly query: string;
  readonly options: Required<MatchOptions>;
  /** `loading` while pages are still to be searched; there may be places already. */
  readonly status: LoadStatus;
  /** What the search failed with, as it was thrown; undefined unless `status` is `failed`. */
  readonly error: unknown;
  readonly hits: FoundPlaces;
  /** How many places there are; more than `hits` where the server does not tell them all. */
  readonly total: number;
  /** Pages that cannot be read and so were not searched, as far as that is known. */
  readonly unreadPages: number;
  /** Pages without text, as scans are, where nothing was found; 0 where something was, or it is not known. */
  readonly textlessPages: number;
  /** Index into `hits`. */
  readonly active: number | undefined;
  /** While the document's own text is read; `undefined` where the server searches. */
  readonly progress: SearchProgress | undefined;
}

/** Nothing is searched for. */
export const initialSearch: SearchState = {
  isOpen: false,
  isListOpen: false,
  query: '',
  options: { wholeWord: false, caseSensitive: false },
  status: 'idle',
  error: undefined,
  hits: { length: 0, at: () => undefined, placeAt: () => undefined },
  total: 0,
  unreadPages: 0,
  textlessPages: 0,
  active: undefined,
  progress: undefined,
};
