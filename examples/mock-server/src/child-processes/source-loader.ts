import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Node options that run a TypeScript entry from source; a bundled one needs none. */
export function sourceLoader(workerUrl: URL): string[] {
  if (!workerUrl.pathname.endsWith('.ts')) return [];
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return ['--conditions=glossator-source', '--import', loader];
}
