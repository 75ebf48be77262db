import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { PROGRAMS_FOLDER } from '../child-processes/program';

const PACKAGE = join(import.meta.dirname, '../..');
const PROGRAM =
  /(-child|\/main|\/move|\/(?:server|worker)-to-kill|\/crash-writer|\/lock-holder|\/law-watch-main)\.ts$/;

/** Those of them that are whole servers. */
const SERVER = /\/(?:main|move|server-to-kill|law-watch-main)\.ts$/;

/** Packages that servers have outside: native ones, those that find files beside themselves, and those that only some settings load. */
const OUTSIDE_OF_SERVERS = ['@node-rs/argon2', 'pdfjs-dist', '@aws-sdk/*', 'pg-native'];

/** What packages in CommonJS expect around them. */
const COMMON_JS = `import { createRequire as toRequire } from 'node:module';
import { dirname as folderOf } from 'node:path';
import { fileURLToPath as toPath } from 'node:url';
const require = toRequire(import.meta.url);
const __filename = toPath(import.meta.url);
const __dirname = folderOf(__filename);`;

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

/**
 * Bundles every program that tests start as a process of its own. Compiled anew by each process, a start would take some ten times as long.
 * Servers have their packages in them, too: looking up and reading six hundred files of packages is three fifths of a start.
 */
export async function bundlePrograms(): Promise<BundledPrograms> {
  const source = join(PACKAGE, 'src');
  const files = (await readdir(source, { recursive: true })).filter((file) => PROGRAM.test(`/${file}`));
  // As deep below the package as its build, so that paths to files beside it hold.
  const folder = await mkdtemp(join(PACKAGE, '.programs-'));
  const isServer = (file: string): boolean => SERVER.test(`/${file}`);
  const common: BuildOptions = {
    outdir: folder,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    // Not `import`, which would reach `require`, too; esbuild adds the right one.
    conditions: ['glossator-source', 'node'],
    logLevel: 'error',
  };
  const entriesOf = (chosen: readonly string[]): Record<string, string> =>
    Object.fromEntries(chosen.map((file) => [basename(file, '.ts'), join(source, file)]));
  await Promise.all([
    build({
      ...common,
      entryPoints: entriesOf(files.filter(isServer)),
      splitting: true,
      banner: { js: COMMON_JS },
      external: OUTSIDE_OF_SERVERS,
    }),
    build({
      ...common,
      entryPoints: entriesOf(files.filter((file) => !isServer(file))),
      plugins: [packagesOutside],
    }),
  ]);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@glossator/') ? undefined : { path, external: true },
    );
  },
};
