import type { SearchPageText } from '@glossator/document-text';
import type { ReadStructure } from '../core/ports/structure-reader';

/** What the worker is sent: pages in order, a few at a time, and with the last of them that there are no more. */
export interface StructureQuestion {
  readonly pages: readonly SearchPageText[];
  readonly isLast: boolean;
}

/** What it answers, once. */
export type StructureAnswer = { readonly read: ReadStructure } | { readonly problem: string };
