import { citationAt, searchPageOf } from '@glossator/document-text';
import { expect, it } from 'vitest';
import { StructureReaderClosedError } from '../structure-reader';
import { createChildProcessStructureReader } from './child-process-structure-reader';

const law = Array.from({ length: 40 }, (_, page) =>
  searchPageOf(
    {
      page,
      elements: [
        'Gesetz',
        `§ ${page + 1} Zweck`,
        '(1) Es gilt das Recht der Person.',
        `(2) ${'Es gilt. '.repeat(200)}`,
      ],
      lineEnds: [true, true, true, true],
    },
    page > 0 ? new Set([0]) : undefined,
  ),
);

it('recognises articles and their parts in another process, text after text', async () => {
  const reader = createChildProcessStructureReader();
  const [first, second] = await Promise.all([reader.read(law, 1), reader.read(law.slice(0, 3), 1)]);
  expect(first && citationAt(first, { page: 39, element: 3, character: 5 })).toBe('§ 40 Abs. 2');
  expect(second && citationAt(second, { page: 1, element: 2, character: 9 })).toBe('§ 2 Abs. 1');
  await reader.close();
  await expect(reader.read(law, 1)).rejects.toThrow(StructureReaderClosedError);
});

it('knows no structure where that takes too long', async () => {
  const reader = createChildProcessStructureReader({ timeMs: 0 });
  expect(await reader.read(law, 1)).toBeUndefined();
  await reader.close();
});
