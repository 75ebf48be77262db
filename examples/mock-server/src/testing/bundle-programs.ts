import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { PROGRAMS_FOLDER } from '../child-processes/program';

const PACKAGE = join(import.meta.dirname, '../..');
const PROGRAM =
  /(-child|\/main|\/move|\/(?:server|worker)-to-kill|\/crash-writer|\/lock-holder|\/law-watch-main)\.ts$/;

/** Programs as files of their own, by their names in a folder. */
export interface BundledPrograms {
  readonly folder: string;
  remove(): Promise<void>;
}

/**
 * Vitest's global set-up of the server's tests: bundles, once for the run, every program that they start as a process of its own, and
 * says where by `PROGRAMS_FOLDER`.
 */
export async function setup(): Promise<() => Promise<void>> {
  const { folder, remove } = await bundlePrograms();
  process.env[PROGRAMS_FOLDER] = folder;
  return remove;
}

/** Bundles every program that tests start as a process of its own. Compiled anew by each process, a start would take some ten times as long. */
export async function bundlePrograms(): Promise<BundledPrograms> {
  const source = join(PACKAGE, 'src');
  const files = (await readdir(source, { recursive: true })).filter((file) => PROGRAM.test(`/${file}`));
  // As deep below the package as its build, so that paths to files beside it hold.
  const folder = await mkdtemp(join(PACKAGE, '.programs-'));
  await build({
    entryPoints: Object.fromEntries(files.map((file) => [basename(file, '.ts'), join(source, file)])),
    outdir: folder,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    conditions: ['glossator-source', 'node', 'import'],
    plugins: [
      {
        name: 'packages-stay-outside',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@glossator/') ? undefined : { path, external: true },
          );
        },
      },
    ],
    logLevel: 'error',
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
