import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { passagesOn, type Passage } from './passages';
import { composeLongPair } from '../carry-over/growth-document';
import { documentOf, type SourcePage } from '../carry-over/items';
import { readPairs } from '../carry-over/pairs';
import { keepItems } from '../carry-over/read-pdf';
import { ensureLaw, lawFile } from '../viewer/law/laws';
import { readLaw } from '../viewer/law/read-law';
import { amendedPages } from './amended-pages';
import { pdfOfItems } from './item-pdf';
import { SCRATCH } from './scratch';

/** Two versions of a law, and places on the old one to be marked. */
export interface LawVersions {
  readonly name: string;
  readonly old: Uint8Array;
  readonly new: Uint8Array;
  readonly oldPages: number;
  readonly newPages: number;
  readonly passages: readonly Passage[];
}

/** Raise it when the versions are made in another way. */
const GENERATION = 1;
const FOLDER = join(SCRATCH, 'laws');
/** The law of the corpus, and its pages. */
const CODE_CIVIL = 'corpus/legal/fr-code-civil-2016.pdf';
const CODE_CIVIL_PAGES = 679;

interface Kept {
  readonly name: string;
  readonly oldPages: number;
  readonly newPages: number;
  readonly passages: readonly Passage[];
}

/**
 * Two versions of a law of so many pages, made once. Of 679 pages: the French civil code of the corpus, and the same amended; else the real
 * pairs put together. Where the folder of the corpus is not there, generated laws stand in, and the name says so.
 */
export async function lawVersions(shared: string, pages: number, annotations: number): Promise<LawVersions> {
  const isReal = existsSync(join(shared, CODE_CIVIL)) && existsSync(join(shared, 'carry-over/open'));
  const base = join(FOLDER, `${GENERATION}-${isReal ? 'real' : 'made'}-${pages}`);
  const notes = `${base}.${annotations}.json`;
  if (!existsSync(notes)) await make(shared, isReal, pages, annotations, base, notes);
  const kept = JSON.parse(await readFile(notes, 'utf8')) as Kept;
  return { ...kept, old: await readFile(`${base}.old.pdf`), new: await readFile(`${base}.new.pdf`) };
}

async function make(
  shared: string,
  isReal: boolean,
  pages: number,
  annotations: number,
  base: string,
  notes: string,
): Promise<void> {
  console.log(`Making two versions of a law of ${pages} pages ...`);
  await mkdir(FOLDER, { recursive: true });
  const made = await (isReal ? realVersions(shared, pages) : generatedVersions(pages));
  await writeWhole(`${base}.old.pdf`, made.old);
  await writeWhole(`${base}.new.pdf`, made.new);
  const text = await readLaw(made.old);
  const passages = passagesOn(text, annotations);
  const kept: Kept = { name: made.name, oldPages: text.length, newPages: made.newPages, passages };
  await writeWhole(notes, JSON.stringify(kept));
}

interface Made {
  readonly name: string;
  readonly old: Uint8Array;
  readonly new: Uint8Array;
  readonly newPages: number;
}

async function realVersions(shared: string, pages: number): Promise<Made> {
  if (pages === CODE_CIVIL_PAGES) {
    return amendedFile('Code civil (2016), amended', join(shared, CODE_CIVIL));
  }
  const parts = [];
  const seen = new Set<string>();
  for (const pair of readPairs(join(shared, 'carry-over/open'), /(?:)/)) {
    if (pair.isStress || seen.has(pair.source)) continue;
    seen.add(pair.source);
    const [oldItems, newItems] = [
      await keepItems(join(pair.folder, 'old.pdf')),
      await keepItems(join(pair.folder, 'new.pdf')),
    ];
    parts.push({ oldOne: documentOf(oldItems), newOne: documentOf(newItems), selections: [] });
  }
  const { oldPages, newPages } = composeLongPair(parts, pages, 0);
  return {
    name: `${parts.length} real laws in a row`,
    old: await pdfOfItems(oldPages),
    new: await pdfOfItems(newPages),
    newPages: newPages.length,
  };
}

async function generatedVersions(pages: number): Promise<Made> {
  const folder = join(SCRATCH, 'laws');
  await ensureLaw(folder, pages);
  return amendedFile(`generated law of ${pages} pages, amended (no ../shared)`, join(folder, lawFile(pages)));
}

async function amendedFile(name: string, file: string): Promise<Made> {
  const amended: readonly SourcePage[] = amendedPages(documentOf(await keepItems(file)).pages);
  return { name, old: await readFile(file), new: await pdfOfItems(amended), newPages: amended.length };
}

/** Writes a file that is there whole or not at all. */
async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}
