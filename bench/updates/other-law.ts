import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { passagesOn, type Passage } from './passages';
import { ensureLaw, lawFile } from '../viewer/law/laws';
import { readLaw } from '../viewer/law/read-law';
import { SCRATCH } from './scratch';

const PAGES = 40;
const PASSAGES = 400;

/** The generated law that somebody else works on, with places to mark. */
export async function readAnnotatedPassages(): Promise<{
  readonly content: Uint8Array;
  readonly passages: readonly Passage[];
}> {
  const folder = join(SCRATCH, 'laws');
  await ensureLaw(folder, PAGES);
  const content = await readFile(join(folder, lawFile(PAGES)));
  return { content, passages: passagesOn(await readLaw(content), PASSAGES) };
}
