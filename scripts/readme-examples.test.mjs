import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './install.mjs';

/** Each block is a module of its own: it declares and imports what it uses, as a reader who copies it needs it. */
const BLOCK = /^```(tsx?)\n(.*?)^```$/gms;
const blocksOf = (readme) => [...readme.matchAll(BLOCK)].map(([, type, code]) => ({ type, code }));
const textOf = (readme) => readFileSync(join(root, readme), 'utf8');

const READMES = [
  'README.md',
  ...['document-text', 'i18n', 'client-sdk', 'annotator'].map((name) => `packages/${name}/README.md`),
  ...readdirSync(join(root, 'docs/guides'))
    .map((file) => `docs/guides/${file}`)
    .filter((file) => blocksOf(textOf(file)).length > 0),
];
const NATIVE_TSC = join(root, 'node_modules/typescript7/lib/tsc.js');
/** Outside of version control, but below the root, whose `node_modules` the examples import from. */
const folder = join(root, '.cache/readme-examples');

const targetOf = (readme) => join(folder, readme.replace(/\W/g, '-'));

function writeExamples(readme) {
  const target = targetOf(readme);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  blocksOf(textOf(readme)).forEach(({ type, code }, index) => {
    writeFileSync(join(target, `example-${index + 1}.${type}`), `${code}\nexport {};\n`);
  });
}

/**
 * What the compiler says of all examples, an entry for each error, which begins with the path of its file. One run of one checker: each run, and
 * each checker, works out the types of all packages for itself.
 */
async function compileExamples() {
  const compilerOptions = {
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node', 'vite/client'],
    noUnusedLocals: false,
  };
  const config = { extends: '../../tsconfig.base.json', compilerOptions, include: ['.'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const args = [NATIVE_TSC, '--noEmit', '--checkers', '1', '--pretty', 'false', '-p', folder];
  try {
    await promisify(execFile)(process.execPath, args, { cwd: root });
    return [];
  } catch (error) {
    if (!error.stdout) throw error;
    // The lines that explain an error are indented.
    return error.stdout.trimEnd().split(/\n(?=\S)/);
  }
}

let errors;
beforeAll(async () => {
  for (const readme of READMES) writeExamples(readme);
  errors = await compileExamples();
  // A compiler run over the sources of all packages, on a machine that may be busy.
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(READMES)('the examples in %s compile', (readme) => {
  expect(blocksOf(textOf(readme)).length).toBeGreaterThan(0);
  const others = READMES.filter((other) => other !== readme).map(
    (other) => `${relative(root, targetOf(other))}/`,
  );
  expect(errors.filter((error) => !others.some((other) => error.startsWith(other)))).toEqual([]);
});

it.each(['docs/guides/carry-over.md', 'docs/guides/own-back-end.md'])(
  'the example in %s prints what it says',
  async (guide) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', '--conditions=glossator-source', join(targetOf(guide), 'example-1.ts')],
      { cwd: root },
    );
    const [, printed] = /^It prints\n\n```text\n(.*?)^```$/ms.exec(textOf(guide)) ?? [];
    expect(stdout).toBe(printed);
  },
  60_000,
);
