import type { PageArea, SelectionColor, TextSelection } from '@glossator/client-sdk/contract';
import type { TextRange } from '@glossator/document-text';
import type { CommandContext } from '../annotator-feature';
import { nextVisibilityFields } from '../entities/visibility';
import { rangeOf } from './list';

/** Where a new Selection is to be: a range with its quote, or an area with neither. */
export interface MarkedPlace {
  readonly range: TextRange;
  readonly text: string;
  readonly area?: PageArea;
  /** The name of the bookmark that is made of it. */
  readonly bookmarkName?: string | undefined;
}

/** A Selection of the active document that is not saved yet; undefined where there is no document, or nobody to make it. */
export function newSelection(
  { getState, clock }: Pick<CommandContext, 'getState' | 'clock'>,
  { range, text, area, bookmarkName }: MarkedPlace,
  color: SelectionColor,
): TextSelection | undefined {
  const state = getState();
  const { activeId: documentId } = state.documents;
  const { userId, userName } = state.access;
  if (documentId === undefined || userId === undefined) return undefined;
  const now = new Date(clock.now()).toISOString();
  return {
    id: state.selections.nextId,
    documentId,
    text,
    color,
    ...rangeOf(range),
    ...(area && { area }),
    isBookmark: bookmarkName !== undefined,
    ...(bookmarkName !== undefined && { name: bookmarkName }),
    isAnnotation: false,
    data: [],
    status: 'success',
    ...nextVisibilityFields(state),
    createdAt: now,
    updatedAt: now,
    createdBy: { id: userId, name: userName },
  };
}
