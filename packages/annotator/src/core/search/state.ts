import type { TextRange } from '@glossator/document-text';
import type { LoadStatus } from '../store/origin';

/** One place where the searched text stands, with a little of the text around it. */
export interface FoundPlace {
  readonly range: TextRange;
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** The search inside the open document. */
export interface SearchState {
  readonly isOpen: boolean;
  readonly query: string;
  readonly status: LoadStatus;
  readonly hits: readonly FoundPlace[];
  /** Index into `hits`. */
  readonly active: number | undefined;
}

/** Nothing is searched for. */
export const initialSearch: SearchState = {
  isOpen: false,
  query: '',
  status: 'idle',
  hits: [],
  active: undefined,
};
