import { UPDATE_TAB } from '../features/update/later-update';
import { RESTORE_QUESTION } from '../features/versions/later-versions';
import { JOIN_QUESTION } from '../features/visibility/later-join';
import { LATER_PARTS } from '../workspace/later-parts';
import { OLD_VERSION } from '../workspace/later-old-version';

/** Loads what the annotator loads later, as it does itself a moment after a page was drawn: a test of a part need not wait for its code. */
export async function loadLaterParts(): Promise<void> {
  const parts = [...LATER_PARTS, UPDATE_TAB, RESTORE_QUESTION, JOIN_QUESTION, OLD_VERSION];
  await Promise.all(parts.map((part) => part.load()));
}
