import { isDraftWritten } from '../entities/written-draft';
import type { UserRef } from '@glossator/client-sdk/contract';
import { selectActiveDocument } from '../documents/selectors';
import type { AnnotatorState } from '../features';

/** Whether something is written in the comment form that quitting it would lose. */
export function selectHasUnsavedComment({ comments: { form } }: AnnotatorState): boolean {
  return form !== undefined && isDraftWritten(form);
}

const NOBODY: readonly UserRef[] = [];

/** Everybody of the open Code who is known, the user too. */
export function selectPeople(state: AnnotatorState): readonly UserRef[] {
  const { people } = state.comments;
  return people && people.codeId === selectActiveDocument(state)?.codeId ? people.items : NOBODY;
}
