import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createRunningLines,
  selectionQuoteOf,
  type PageText,
  type TextRange,
} from '@glossator/document-text';
import { ensureLaw, lawFile } from '../viewer/law/laws';
import { readLaw } from '../viewer/law/read-law';
import { SCRATCH } from '../viewer/driver/scratch';

/** The French civil code of the corpus beside the repository. */
const CORPUS_LAW = join(import.meta.dirname, '../../../shared/corpus/legal/fr-code-civil-2016.pdf');
const PAGES = 679;

/** A passage to be marked. */
export interface Passage {
  readonly range: TextRange;
  readonly text: string;
}

/** The law that is annotated, and where. */
export interface AnnotatedLaw {
  readonly name: string;
  readonly content: Uint8Array;
  readonly pageCount: number;
  readonly passages: readonly Passage[];
}

/** The law of 679 pages (a generated one where the corpus is not there), with so many passages spread evenly over its text. */
export async function readAnnotatedLaw(passages: number): Promise<AnnotatedLaw> {
  const isReal = existsSync(CORPUS_LAW);
  if (!isReal) await ensureLaw(join(SCRATCH, 'laws'), PAGES);
  const content = await readFile(isReal ? CORPUS_LAW : join(SCRATCH, 'laws', lawFile(PAGES)));
  const pages = await readLaw(content);
  const name = isReal ? 'Code civil (2016)' : `generated law of ${PAGES} pages`;
  return { name, content, pageCount: pages.length, passages: passagesOn(pages, passages) };
}

/** Passages of one to four pieces of text that never touch: a fixed number of pieces lies between the beginnings of two. */
function passagesOn(pages: readonly PageText[], count: number): readonly Passage[] {
  const runningOn = createRunningLines(pages);
  const written = pages.flatMap(({ page, elements }) => {
    const running = new Set(runningOn(page));
    return elements.flatMap((text, element) =>
      text.trim().length < 2 || running.has(element) ? [] : [{ page, element, text }],
    );
  });
  const step = written.length / count;
  if (step < 2) throw new Error(`The law has no room for ${count} highlights`);
  return Array.from({ length: count }, (_, index) => {
    const first = Math.floor(index * step);
    const start = written[first];
    if (!start) throw new Error('There is no text to begin at');
    const most = Math.min(1 + (index % 4), Math.floor(step) - 1);
    const end = written.slice(first, first + most).findLast(({ page }) => page === start.page) ?? start;
    const range: TextRange = {
      startPage: start.page,
      startElement: start.element,
      startCharacter: 0,
      endPage: end.page,
      endElement: end.element,
      endCharacter: end.text.length,
    };
    return { range, text: selectionQuoteOf(range, pages) };
  });
}
