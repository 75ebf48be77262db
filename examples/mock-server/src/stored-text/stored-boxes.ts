import { setImmediate } from 'node:timers/promises';
import * as z from 'zod';
import { parseStored, StoredJsonError } from '../blobs/json-lines';
import { boxesFrom, boxesToNumbers, NUMBERS_OF_BOX, type PageText } from '@glossator/document-text';

/** Pages written at a time: some milliseconds, so that other calls get their turn. */
const PAGES_AT_ONCE = 16;

/** The places of all elements as JSON, page by page: `NUMBERS_OF_BOX` numbers each, to a hundredth of a point. */
export async function* writeStoredBoxes(pages: readonly PageText[]): AsyncGenerator<Uint8Array> {
  let text = '{"pages":[';
  for (const [index, { boxes = [] }] of pages.entries()) {
    const numbers = Array.from(boxesToNumbers(boxes), (number) => Math.round(number * 100) / 100);
    text += `${index > 0 ? ',' : ''}${JSON.stringify(numbers)}`;
    if (index % PAGES_AT_ONCE < PAGES_AT_ONCE - 1) continue;
    yield Buffer.from(text, 'utf8');
    text = '';
    await setImmediate();
  }
  yield Buffer.from(`${text}]}`, 'utf8');
}

/** A law has millions of these numbers: one look at each, and no issue made for it. */
const numbersSchema = z.custom<readonly number[]>(
  (value) => Array.isArray(value) && value.every((number) => typeof number === 'number'),
  'Must be a list of numbers',
);
const boxesSchema = z.object({ pages: z.array(numbersSchema) });
const FILE = 'File of stored boxes';

/**
 * The pages with the boxes that `writeStoredBoxes` wrote; those whose boxes do not fit stay without. Throws `StoredJsonError` for damaged
 * content.
 */
export function withStoredBoxes(pages: readonly PageText[], json: string): PageText[] {
  const boxes = parseStored(boxesSchema, jsonOf(json), FILE, '');
  return pages.map((page, index) => {
    const numbers = boxes.pages[index] ?? [];
    const isWhole = numbers.length === page.elements.length * NUMBERS_OF_BOX;
    return isWhole ? { ...page, boxes: boxesFrom(Float32Array.from(numbers)) } : page;
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StoredJsonError(FILE, `one of ${text.length} characters`, String(error));
  }
}
