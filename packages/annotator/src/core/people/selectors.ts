import type { UserRef } from '@glossator/client-sdk/contract';
import type { AnnotatorState } from '../features';
import { selectActiveDocument } from '../documents/selectors';

const NOBODY: readonly UserRef[] = [];

/** Everybody of the open Code who is known. */
export function selectPeople(state: AnnotatorState): readonly UserRef[] {
  const { codeId, items } = state.people;
  return codeId !== undefined && codeId === selectActiveDocument(state)?.codeId ? items : NOBODY;
}
