import { boxesFrom, type PageText } from '@glossator/document-text';
import { describe, expect, it } from 'vitest';
import { StoredJsonError } from '../blobs/json-lines';
import { withStoredBoxes, writeStoredBoxes } from './stored-boxes';

const plain: PageText = { page: 0, elements: ['Gesetz'], lineEnds: [true] };
const boxed: PageText = { ...plain, boxes: boxesFrom(Float32Array.from([1, 2, 3, 4, 0])) };

async function written(pages: readonly PageText[]): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeStoredBoxes(pages)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

describe('withStoredBoxes', () => {
  it('gives pages back the boxes that were written', async () => {
    const [page] = withStoredBoxes([plain], await written([boxed]));
    expect(page).toEqual(boxed);
  });

  it('leaves a page without boxes where theirs are of another count', () => {
    expect(withStoredBoxes([plain], '{"pages":[[1,2]]}')).toEqual([plain]);
  });

  it.each([
    ['{"pages":[[1],["x"]]}', 'File of stored boxes is damaged at pages.1: Must be a list of numbers'],
    ['{"pages":1}', /^File of stored boxes is damaged at pages: /],
    ['{"pages":[[1', /^File of stored boxes is damaged at one of 12 characters: SyntaxError/],
  ])('names the place where %s is damaged', (json, message) => {
    expect(() => withStoredBoxes([plain], json)).toThrow(StoredJsonError);
    expect(() => withStoredBoxes([plain], json)).toThrow(message);
  });
});
