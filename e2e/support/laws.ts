import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lawLines, writeLaw } from './made-law';

const CORPUS = fileURLToPath(new URL('../../../shared/corpus/', import.meta.url));
const DEMO = fileURLToPath(new URL('../../examples/mock-server/dist/demo/', import.meta.url));

interface CorpusFile {
  readonly file: string;
  readonly pages: number | null;
  readonly expected: string;
}

function manifest(): readonly CorpusFile[] {
  const text = readFileSync(join(CORPUS, 'manifest.json'), 'utf8');
  return (JSON.parse(text) as { readonly files: readonly CorpusFile[] }).files;
}

/** Whether the corpus of real PDFs is beside the repository; without it the journeys use the demo statutes. */
export const hasCorpus = existsSync(join(CORPUS, 'manifest.json'));

/** The page (from 0) of the first law whose text continues on the next page. The demo statutes begin with a title page and contents. */
export const runningPage = hasCorpus ? 0 : 8;

/** Three laws to make a Code of: real ones from the corpus, or the demo statutes. Paths of PDF files. */
export function threeLaws(): readonly string[] {
  if (!hasCorpus) {
    const files = readdirSync(DEMO).map((name) => join(DEMO, name));
    return [...files, ...files].slice(0, 3);
  }
  return manifest()
    .filter(
      ({ file, expected, pages }) => file.startsWith('legal/') && expected === 'opens' && (pages ?? 0) >= 3,
    )
    .filter(({ pages }) => (pages ?? 0) <= 60)
    .slice(0, 3)
    .map(({ file }) => join(CORPUS, file));
}

/** The two editions of the demo statute, the older one first. Paths of PDF files. */
export function demoEditions(): readonly [string, string] {
  return [join(DEMO, 'inland-waters-act-2017.pdf'), join(DEMO, 'inland-waters-act-2025.pdf')];
}

/** A law of 679 pages: the French civil code from the corpus, or one that is made in this folder. */
export function longLaw(folder: string): string {
  if (hasCorpus) return join(CORPUS, 'legal/fr-code-civil-2016.pdf');
  const path = join(folder, 'long-law.pdf');
  writeLaw(path, lawLines(5974));
  return path;
}

/** A corpus file with the expected verdict, if the corpus exists. */
export function corpusFile(expected: string): string | undefined {
  if (!hasCorpus) return undefined;
  const found = manifest().find((entry) => entry.expected === expected);
  return found && join(CORPUS, found.file);
}

/** The title of a document made of that file. */
export function titleOf(path: string): string {
  return basename(path).replace(/\.pdf$/i, '');
}
