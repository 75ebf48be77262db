import type { AnnotatorWorld, CommandContext } from '../annotator-feature';
import type { GoneCode } from './labels';
import { isDraftWritten, type WrittenDraft } from './written-draft';

type Event = AnnotatorWorld['event'];

/** A draft that is open, beside what has become of what it is written over. */
export interface OpenDraft {
  readonly draft: WrittenDraft;
  /** What is there now; undefined: it is gone. */
  readonly now: string | undefined;
  /** What happens to the draft when that reads otherwise, and when it is gone. */
  readonly overtaken: (text: string) => Event;
  readonly closed: Event;
  /** The notice that gives back what was written then. */
  readonly gone: GoneCode;
}

/**
 * Compares open drafts with what has become of what they are written over, after anything that happened: a change is laid beside what is
 * written; where it is gone, what was written is given back in a notice. `openDrafts` leaves out those of which nothing is known just now.
 */
export function createOvertaking(
  { getState, dispatch }: CommandContext,
  openDrafts: (state: AnnotatorWorld['state']) => readonly OpenDraft[],
): (event: Event) => void {
  return ({ type: happened }) => {
    // Only says what was seen to already.
    if (happened === 'notices/raised') return;
    // Dispatching comes back here: the others are seen to then.
    for (const { draft, now, overtaken, closed, gone } of openDrafts(getState())) {
      if (now === draft.original) continue;
      if (now !== undefined) {
        dispatch(overtaken(now));
        return;
      }
      dispatch(closed);
      if (isDraftWritten(draft))
        dispatch({ type: 'notices/raised', origin: 'remote', kind: 'info', code: gone, written: draft.text });
      return;
    }
  };
}
