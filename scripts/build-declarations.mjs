// Run in the folder of a package, after its build: writes the type declarations of every entry that its package.json exports.
// TypeScript's native compiler emits them file by file, and they are bundled, since what is published names no file without its extension.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { root } from './install.mjs';

const folder = process.cwd();
const { exports: exported } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
// Below `dist`, where other checks that run at the same time do not look.
const scratch = join(folder, 'dist/.declarations');
const emitted = join(scratch, 'emitted');
const config = join(scratch, 'tsconfig.json');

/** The name of each entry below `dist` and its source below `src`, both without their extensions. */
const entries = Object.values(exported)
  .filter(({ types }) => types?.startsWith('./dist/'))
  .map(({ types, 'glossator-source': source }) => ({
    name: relative('dist', types).replace(/\.d\.ts$/, ''),
    source: relative('src', source).replace(/\.tsx?$/, ''),
    file: source,
  }));

/** Gives the bundler the compiler's maps, so that an editor goes from a declaration to its source. */
const mapped = {
  name: 'compiler-maps',
  load: {
    filter: { id: /\.d\.ts$/ },
    handler(id) {
      const map = readFileSync(`${id}.map`, 'utf8');
      return { code: readFileSync(id, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, ''), map };
    },
  },
};

rmSync(scratch, { recursive: true, force: true });
mkdirSync(scratch, { recursive: true });
writeFileSync(
  config,
  JSON.stringify({
    extends: join(folder, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      declarationMap: true,
      emitDeclarationOnly: true,
      // The run checks types in a step of its own.
      noCheck: true,
      rootDir: join(folder, 'src'),
      outDir: emitted,
    },
    include: [],
    files: entries.map(({ file }) => join(folder, file)),
  }),
);
try {
  execFileSync(process.execPath, [join(root, 'node_modules/typescript7/lib/tsc.js'), '-p', config], {
    stdio: 'inherit',
  });
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map(({ name, source }) => [name, join(emitted, `${source}.d.ts`)])),
    plugins: [mapped, dts({ dtsInput: true, tsconfig: false, sourcemap: true })],
    // Types of other packages stay imports of them.
    external: /^[^./]/,
  });
  await bundle.write({
    dir: join(folder, 'dist'),
    format: 'esm',
    sourcemap: true,
    chunkFileNames: 'types/[name]-[hash].d.ts',
  });
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
