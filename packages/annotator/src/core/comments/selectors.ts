import type { AnnotatorState } from '../features';

/** Whether something is written in the comment form that quitting it would lose. */
export function selectHasUnsavedComment({ comments: { form } }: AnnotatorState): boolean {
  return form !== undefined && form.text.trim() !== '' && form.text.trim() !== form.original.trim();
}
