import { text as readAll } from 'node:stream/consumers';
import type { PageText } from '@glossator/document-text';
import { compareTexts } from '../comparing/child-process/compare-texts';
import type { TextComparer, TextToCompare } from '../comparing/text-comparer';
import { withStoredBoxes } from '../stored-text/stored-boxes';
import { readStoredText } from '../stored-text/stored-text';

/** A comparer without processes, for tests with many comparisons of small texts. `before` runs first and may wait or throw. */
export function createInProcessComparer(before: () => Promise<void> = () => Promise.resolve()): TextComparer {
  return {
    async compare(task, { signal, onProgress = () => undefined } = {}) {
      const [old, next] = [await readText(await task.old()), await readText(await task.new())];
      await before();
      signal?.throwIfAborted();
      return compareTexts(old, next, task.places, task.wantsChanges, onProgress);
    },
    close: () => Promise.resolve(),
  };
}

async function readText({ text, boxes }: TextToCompare): Promise<PageText[]> {
  const stored = await readStoredText(text.body);
  return withStoredBoxes(stored?.pages ?? [], await readAll(boxes.body));
}
