import { selectCanAnnotate } from '../access/selectors';
import type { AnnotatorState } from '../features';
import type { Direction, HistoryEntry } from './state';

/** What would be undone or redone next; undefined when there is nothing, or the user may not annotate any more. */
export function selectNextStep(state: AnnotatorState, direction: Direction): HistoryEntry | undefined {
  return selectCanAnnotate(state) ? state.history[direction].at(-1) : undefined;
}
