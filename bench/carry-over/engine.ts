import { findChanges, type Alignment, type TextChange } from '@glossator/document-text';

export type { TextChange } from '@glossator/document-text';

/** The changes that our engine finds in an alignment. */
export function changesOf(alignment: Alignment): readonly TextChange[] {
  return findChanges(alignment);
}
