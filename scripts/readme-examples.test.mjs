import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
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

function writeExamples(readme) {
  const target = join(folder, readme.replace(/\W/g, '-'));
  const blocks = blocksOf(textOf(readme));
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  blocks.forEach(({ type, code }, index) => {
    writeFileSync(join(target, `example-${index + 1}.${type}`), `${code}\nexport {};\n`);
  });
  const compilerOptions = {
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node', 'vite/client'],
    noUnusedLocals: false,
  };
  const config = { extends: '../../../tsconfig.base.json', compilerOptions, include: ['.'] };
  writeFileSync(join(target, 'tsconfig.json'), JSON.stringify(config));
  return { target, count: blocks.length };
}

/** What the compiler says of a project; nothing where it compiles. */
async function diagnose(project) {
  try {
    await promisify(execFile)(process.execPath, [NATIVE_TSC, '--noEmit', '-p', project], { cwd: root });
    return '';
  } catch (error) {
    return error.stdout;
  }
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(READMES)(
  'the examples in %s compile',
  async (readme) => {
    const { target, count } = writeExamples(readme);
    expect(count).toBeGreaterThan(0);
    expect(await diagnose(target)).toBe('');
  },
  // A compiler run over the sources of all packages, on a machine that may be busy.
  180_000,
);

it.each(['docs/guides/carry-over.md'])(
  'the example in %s prints what it says',
  async (guide) => {
    const { target } = writeExamples(guide);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', '--conditions=glossator-source', join(target, 'example-1.ts')],
      { cwd: root },
    );
    const [, printed] = /^It prints\n\n```text\n(.*?)^```$/ms.exec(textOf(guide)) ?? [];
    expect(stdout).toBe(printed);
  },
  60_000,
);
