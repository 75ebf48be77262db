import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './install.mjs';

// `css['name']` of a class that a module lacks is undefined, which neither types nor bundler say.

const SOURCES = ['packages/annotator/src', 'examples/host-app/src'];
const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

/** The classes that a style sheet has rules for. */
function classesOf(path) {
  const rules = readFileSync(path, 'utf8').replace(/\/\*.*?\*\//gs, '');
  return new Set([...rules.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name));
}

/** What a module asks its style sheets for: the sheet's path and the class, where it is named in place. */
function classesAskedBy(path) {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(IMPORT)].flatMap(([, name, sheet]) =>
    [...text.matchAll(new RegExp(`\\b${name}\\['([\\w-]+)'\\]`, 'g'))].map(([, asked]) => ({
      asked,
      sheet: join(path, '..', sheet),
    })),
  );
}

describe('classes of style sheets', () => {
  it.each(SOURCES)('are there where %s names them', (folder) => {
    const modules = readdirSync(join(root, folder), { recursive: true }).filter((name) =>
      /\.tsx?$/.test(name),
    );
    const asked = modules.flatMap((name) =>
      classesAskedBy(join(root, folder, name)).map((one) => ({ name, ...one })),
    );
    expect(asked.length).toBeGreaterThan(100);
    const missing = asked.filter(({ asked: one, sheet }) => !classesOf(sheet).has(one));
    expect(missing.map(({ name, asked: one }) => `${name}: ${one}`)).toEqual([]);
  });
});
