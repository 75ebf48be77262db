import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the build puts the typeset demo statutes: beside the built server, or in its `dist` folder when it runs from source. */
const FOLDERS = [join(import.meta.dirname, 'demo'), join(import.meta.dirname, '../../dist/demo')];

/** The demo statutes that were built, oldest edition first; none where nothing was built. */
export async function readDemoFiles(): Promise<readonly Buffer[]> {
  for (const folder of FOLDERS) {
    const names = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.pdf')) : [];
    if (names.length > 0) return Promise.all(names.sort().map((name) => readFile(join(folder, name))));
  }
  return [];
}
