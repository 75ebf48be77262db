import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMemoryFolder } from './memory-folder.mjs';

describe('the folder for what tests throw away', () => {
  it('is new, and gone with all that is in it once it is removed', () => {
    const parent = mkdtempSync(join(tmpdir(), 'memory-folder-'));
    try {
      const folder = createMemoryFolder(parent, Infinity, 1);
      writeFileSync(join(folder.path, 'data'), 'kept');
      folder.remove();
      expect(existsSync(folder.path)).toBe(false);
    } finally {
      rmSync(parent, { recursive: true });
    }
  });

  it('is not made where there is no such place or little memory', () => {
    expect(createMemoryFolder('/nowhere', Infinity)).toBeUndefined();
    expect(createMemoryFolder(tmpdir(), 1024 ** 3)).toBeUndefined();
  });
});
