import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeLawFonts } from './fonts';
import { addedHighlightsOn, highlightsOn, type LawHighlight } from './law-highlights';
import { readLaw } from './read-law';
import type { Needle } from './sentences';
import { setLaw } from './set-pages';
import { writeLaw } from './write-law';

/** A generated law. */
export interface Law {
  readonly pageCount: number;
  /** How often each needle stands in it. */
  readonly needles: Readonly<Record<Needle, number>>;
}

/** Raise it when the generator changes, so that laws of an earlier one are not taken. */
const GENERATION = 1;

/** The file of a law of so many pages, below the folder of the laws. */
export function lawFile(pageCount: number): string {
  return `law-${GENERATION}-${pageCount}.pdf`;
}

/** The file of so many highlights on a law: a JSON array of `LawHighlight`. */
export function highlightsFile(pageCount: number, count: number): string {
  return `law-${GENERATION}-${pageCount}.highlights-${count}.json`;
}

/** Writes a law into a folder unless it is there already. The same number of pages always gives the same bytes. */
export async function ensureLaw(folder: string, pageCount: number): Promise<Law> {
  const pdf = join(folder, lawFile(pageCount));
  const notes = pdf.replace(/\.pdf$/, '.json');
  if (!existsSync(pdf) || !existsSync(notes)) {
    console.log(`Generating a law of ${pageCount} pages ...`);
    await mkdir(folder, { recursive: true });
    const fonts = await makeLawFonts();
    const law = setLaw(pageCount, fonts);
    await writeWhole(notes, JSON.stringify({ pageCount, needles: law.needles } satisfies Law));
    await writeWhole(pdf, writeLaw(law, fonts));
  }
  return JSON.parse(await readFile(notes, 'utf8')) as Law;
}

/** Highlights beside those that are there from the beginning. */
export interface AddedHighlights {
  readonly page: number;
  readonly count: number;
}

/**
 * Writes so many highlights on a law that is there, unless they are there already. Answers others, to be added by the reader.
 */
export async function ensureHighlights(
  folder: string,
  pageCount: number,
  count: number,
  added: AddedHighlights,
): Promise<readonly LawHighlight[]> {
  const file = join(folder, highlightsFile(pageCount, count));
  const addedFile = file.replace(/\.json$/, `.and-${added.count}-on-${added.page}.json`);
  if (!existsSync(file) || !existsSync(addedFile)) {
    console.log(`Placing ${count} highlights on the law of ${pageCount} pages ...`);
    const pages = await readLaw(await readFile(join(folder, lawFile(pageCount))));
    const page = pages[added.page];
    if (!page) throw new Error(`The law has no page ${added.page}`);
    await writeWhole(file, JSON.stringify(highlightsOn(pages, count)));
    await writeWhole(addedFile, JSON.stringify(addedHighlightsOn(page, added.count, count)));
  }
  return JSON.parse(await readFile(addedFile, 'utf8')) as LawHighlight[];
}

/** Writes a file that is there whole or not at all. */
async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}
