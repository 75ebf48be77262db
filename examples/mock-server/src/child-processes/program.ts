import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The environment variable with the folder of bundled programs, where one was made beforehand; tests do (`testing/bundle-programs`). */
export const PROGRAMS_FOLDER = 'TEST_PROGRAMS';

/**
 * The file of a program beside the module that starts it, by its name without an ending: its bundle beside the server's; its source, or
 * a bundle of that made beforehand, where the server itself runs from source.
 */
export function programUrl(moduleUrl: string, name: string): URL {
  if (!moduleUrl.endsWith('.ts')) return new URL(`./${name}.js`, moduleUrl);
  const folder = process.env[PROGRAMS_FOLDER];
  const bundle = folder === undefined ? undefined : join(folder, `${basename(name)}.js`);
  return bundle !== undefined && existsSync(bundle)
    ? pathToFileURL(bundle)
    : new URL(`./${name}.ts`, moduleUrl);
}

/** Node's arguments that run a program: a source needs the loader for TypeScript, a bundle nothing. */
export function programArguments(program: URL): string[] {
  return [...loaderOptions(program), fileURLToPath(program)];
}

/** Node's options without the program itself. */
export function loaderOptions(program: URL): string[] {
  if (!program.pathname.endsWith('.ts')) return [];
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return ['--conditions=glossator-source', '--import', loader];
}
