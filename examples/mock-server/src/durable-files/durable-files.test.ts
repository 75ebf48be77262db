import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { isMissing, writeNewFile } from './durable-files';

describe('writeNewFile', () => {
  let directory: string;
  beforeEach(async () => void (directory = await mkdtemp(path.join(tmpdir(), 'glossator-files-'))));
  afterEach(() => rm(directory, { recursive: true }));

  it('writes a file for its owner only and leaves nothing else', async () => {
    const file = path.join(directory, 'a');
    expect(await writeNewFile(file, Buffer.from('first'))).toBe(true);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(directory)).toEqual(['a']);
  });

  it('never replaces a file', async () => {
    const file = path.join(directory, 'a');
    const written = await Promise.all(['1', '2', '3'].map((text) => writeNewFile(file, Buffer.from(text))));
    expect(written.filter(Boolean)).toHaveLength(1);
    expect(await readdir(directory)).toEqual(['a']);
    expect(await writeNewFile(file, Buffer.from('4'))).toBe(false);
    expect(await readFile(file, 'utf8')).not.toBe('4');
  });

  it('passes on that the folder is missing', async () => {
    await expect(writeNewFile(path.join(directory, 'none', 'a'), Buffer.from('x'))).rejects.toSatisfy(
      isMissing,
    );
  });
});
