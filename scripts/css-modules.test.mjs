import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './install.mjs';

// `css['name']` of a class that a module lacks is undefined, which neither the compiler nor the bundler reports.

const SOURCES = ['packages/annotator/src', 'examples/host-app/src'];
const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

/** The classes that a style sheet has rules for. */
function classesOf(path) {
  const rules = readFileSync(path, 'utf8').replace(/\/\*.*?\*\//gs, '');
  return new Set([...rules.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name));
}

/** The classes that a module uses by a literal name, with the style sheet's path. */
function classesUsedBy(path) {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(IMPORT)].flatMap(([, name, sheet]) =>
    [...text.matchAll(new RegExp(`\\b${name}\\['([\\w-]+)'\\]`, 'g'))].map(([, used]) => ({
      used,
      sheet: join(path, '..', sheet),
    })),
  );
}

describe('classes of style sheets', () => {
  it.each(SOURCES)('are defined where %s uses them', (folder) => {
    const modules = readdirSync(join(root, folder), { recursive: true }).filter((name) =>
      /\.tsx?$/.test(name),
    );
    const used = modules.flatMap((name) =>
      classesUsedBy(join(root, folder, name)).map((one) => ({ name, ...one })),
    );
    expect(used.length).toBeGreaterThan(100);
    const missing = used.filter(({ used: one, sheet }) => !classesOf(sheet).has(one));
    expect(missing.map(({ name, used: one }) => `${name}: ${one}`)).toEqual([]);
  });
});

/** What numbers stand alone in: their columns, counters and clocks. */
const NUMBERS = /(?:count|page|number|meter|caption|summary|percent)$/i;

describe('figures of one width', () => {
  it('are for numbers alone: in text they would part hyphens from their words', () => {
    const rules = SOURCES.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true })
        .filter((name) => name.endsWith('.css'))
        .flatMap((name) => [
          ...readFileSync(join(root, folder, name), 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g),
        ]),
    );
    const tabular = rules.filter(([, , body]) => /tabular-nums|tnum/.test(body));
    expect(tabular.length).toBeGreaterThan(10);
    expect(
      tabular.map(([, selector]) => selector.trim()).filter((selector) => !NUMBERS.test(selector)),
    ).toEqual([]);
  });
});
