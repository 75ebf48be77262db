import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CORPUS = join(import.meta.dirname, '../../../../../../shared/corpus');

/** Whether the corpus of real PDFs stands beside the repository; tests that need it say so and are skipped elsewhere. */
export const hasCorpus = existsSync(CORPUS);

/** Why a test is skipped where the corpus is not. */
export const NEEDS_CORPUS = 'needs ../shared/corpus beside the repository';

/** The path of a file of the corpus. */
export function corpusFile(name: string): string {
  return join(CORPUS, name);
}

/** What the corpus's manifest says of a file; `file` is its path in the corpus. */
export interface CorpusEntry {
  readonly file: string;
  readonly expected: string;
  /** `null` where none opens it, or where it needs none. */
  readonly password: string | null;
  /** `null` where no parser could count them. */
  readonly pages: number | null;
}

/**
 * The files of the corpus: all that are unusual in any way, and every eighth of those that just open; with `CORPUS=whole`
 * (`npm run test:long`) every one. Throws where the corpus is not there.
 */
export function corpusEntries(): readonly CorpusEntry[] {
  const { files } = JSON.parse(readFileSync(corpusFile('manifest.json'), 'utf8')) as { files: CorpusEntry[] };
  if (process.env['CORPUS'] === 'whole') return files;
  return files.filter(({ expected }, index) => expected !== 'opens' || index % 8 === 0);
}
