import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isFresh } from './freshness.mjs';
import { root } from './install.mjs';

describe('isFresh', () => {
  let folder = '';
  const file = (name) => relative(root, join(folder, name));
  const write = (name, seconds) => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), seconds, seconds);
  };

  beforeEach(() => {
    mkdirSync(join(root, '.cache'), { recursive: true });
    folder = mkdtempSync(join(root, '.cache/freshness-'));
    write('source/deep/a.ts', 1000);
    write('source/node_modules/b.js', 9000);
    write('source/dist/c.js', 9000);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is false without an output', () => {
    expect(isFresh(file('dist/main.js'), [file('source')])).toBe(false);
  });

  it('is true when the output is newer than every source, whatever was installed or built later', () => {
    write('dist/main.js', 2000);
    expect(isFresh(file('dist/main.js'), [file('source')])).toBe(true);
  });

  it('is false when a single source is newer', () => {
    write('dist/main.js', 2000);
    write('source/deep/d.ts', 3000);
    expect(isFresh(file('dist/main.js'), [file('source')])).toBe(false);
  });
});
