import { existsSync } from 'node:fs';
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
