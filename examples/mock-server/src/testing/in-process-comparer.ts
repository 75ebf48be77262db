import { json } from 'node:stream/consumers';
import { boxesFrom, type PageText } from '@glossator/document-text';
import { compareTexts } from '../comparing/child-process/compare-texts';
import type { StoredText, TextComparer } from '../comparing/text-comparer';

/** A comparer without processes, for tests with many comparisons of small texts. `before` runs first and may wait or throw. */
export function createInProcessComparer(before: () => Promise<void> = () => Promise.resolve()): TextComparer {
  return {
    async compare(task, { signal, onProgress = () => undefined } = {}) {
      const [old, next] = [await readText(task.old), await readText(task.new)];
      await before();
      signal?.throwIfAborted();
      return compareTexts(old, next, task.ranges, task.wantsChanges, onProgress);
    },
    close: () => Promise.resolve(),
  };
}

async function readText({ text, boxes }: StoredText): Promise<PageText[]> {
  const { pages } = (await json(text.body)) as { pages: PageText[] };
  const numbers = (await json(boxes.body)) as { pages: number[][] };
  return pages.map((page, index) => ({
    ...page,
    boxes: boxesFrom(Float32Array.from(numbers.pages[index] ?? [])),
  }));
}
