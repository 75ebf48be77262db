import * as documentText from '@glossator/document-text';
import type { Alignment, TextRange } from '@glossator/document-text';

/** A change as our engine reports it; an empty range says where nothing stands. */
export interface TextChange {
  readonly kind: 'inserted' | 'deleted' | 'replaced' | 'moved';
  readonly old: TextRange;
  readonly new: TextRange;
  readonly words: readonly { readonly kind: string; readonly old: TextRange; readonly new: TextRange }[];
}

interface Engine {
  findChanges(alignment: Alignment): TextChange[];
}

/** The changes of an alignment; `undefined` while the package does not export `findChanges`. */
export function changesOf(alignment: Alignment): TextChange[] | undefined {
  const { findChanges } = documentText as object as Partial<Engine>;
  return findChanges?.(alignment);
}
