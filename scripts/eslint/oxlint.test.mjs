import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../install.mjs';
import { capture, tool } from '../process.mjs';

const CORE = 'packages/annotator/src/core/scroll.ts';
const REACT = 'packages/annotator/src/react/use-scroll.ts';
const SERVER = 'examples/mock-server/src/app.ts';

/** Each rule that the house relies on most, with a breach of it in a file of its own. */
const breaches = [
  [
    'typescript(no-floating-promises)',
    CORE,
    'export function start(load: () => Promise<void>): void { load(); }',
  ],
  ['typescript(no-unsafe-member-access)', SERVER, "export const x: unknown = JSON.parse('{}').a;"],
  [
    'typescript(no-non-null-assertion)',
    CORE,
    'export const x = (text: string | null): number => text!.length;',
  ],
  [
    'typescript(switch-exhaustiveness-check)',
    SERVER,
    "export function of(x: 'a' | 'b'): void { switch (x) { case 'a': break; } }",
  ],
  [
    'typescript(no-unnecessary-condition)',
    CORE,
    'export const x = (list: string[]): number => (list ? list.length : 0);',
  ],
  ['eslint(no-unused-vars)', CORE, 'const unused = 1;\nexport const x = 1;'],
  [
    'react-hooks(rules-of-hooks)',
    REACT,
    'declare function useState(): number;\nexport function useScroll(on: boolean): number { return on ? useState() : 0; }',
  ],
  [
    'react(purity)',
    REACT,
    "import { useState } from 'react';\nexport function useNow(): number { useState(1); return Date.now(); }",
  ],
];

let folder;
let output;

/** A repository in miniature with our configuration: the patterns of files in it are relative to where it stands. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'glossator-oxlint-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  const compilerOptions = { strict: true, target: 'ES2023', lib: ['ES2023'], types: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['**/*'] }));
  breaches.forEach(([, path, code], index) => {
    const file = join(folder, path.replace(/(\w+)\.ts$/, `$1-${index}.ts`));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${code}\n`);
  });
  const args = ['--type-aware', '--format=unix', '--config', join(folder, '.oxlintrc.json'), folder];
  ({ output } = await capture(tool('oxlint'), args, { cwd: folder }));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(breaches.map(([rule, path], index) => [rule, path.replace(/(\w+)\.ts$/, `$1-${index}.ts`)]))(
  'the configuration of oxlint refuses what breaks %s',
  (rule, path) => {
    const found = output.split('\n').filter((line) => line.includes(path));
    expect(found.join('\n')).toContain(rule);
  },
);
