import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { generateX25519Identity } from 'age-encryption';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createDiskBlobStore } from './disk/disk-blob-store';
import { identityFile, loadOrCreateIdentity, MissingIdentityError, WrongIdentityError } from './identity';

describe('loadOrCreateIdentity', () => {
  let parent: string;
  let dataDir: string;

  beforeEach(async () => {
    parent = await mkdtemp(path.join(tmpdir(), 'glossator-identity-'));
    dataDir = path.join(parent, 'data');
  });
  afterEach(() => rm(parent, { recursive: true }));

  it('makes a key beside the data folder, for its owner only, and finds it again', async () => {
    await mkdir(dataDir);
    const identity = await loadOrCreateIdentity({ dataDir, fromEnv: undefined });
    expect(identity).toMatch(/^AGE-SECRET-KEY-1/);
    expect(await readdir(parent)).toEqual(['data', 'data.key']);
    expect(await readdir(dataDir)).toEqual([]);
    expect((await stat(identityFile(dataDir))).mode & 0o777).toBe(0o600);
    expect(await loadOrCreateIdentity({ dataDir, fromEnv: undefined })).toBe(identity);
  });

  it('gives two servers that start at once the same key', async () => {
    const identities = await Promise.all(
      [1, 2, 3].map(() => loadOrCreateIdentity({ dataDir, fromEnv: undefined })),
    );
    expect(new Set(identities).size).toBe(1);
  });

  it('prefers the environment and writes nothing then', async () => {
    const identity = await generateX25519Identity();
    expect(await loadOrCreateIdentity({ dataDir, fromEnv: ` ${identity}\n` })).toBe(identity);
    expect(await readdir(parent)).toEqual([]);
  });

  it('never makes a new key over stored files', async () => {
    const identity = await loadOrCreateIdentity({ dataDir, fromEnv: undefined });
    const store = await createDiskBlobStore({ directory: path.join(dataDir, 'blobs'), identity });
    await store.put('00000000-0000-4000-8000-000000000000', Readable.from([Buffer.from('x')]), {
      maxBytes: 1,
    });
    await store.close();
    await rm(identityFile(dataDir));
    await expect(loadOrCreateIdentity({ dataDir, fromEnv: '' })).rejects.toThrow(MissingIdentityError);
    expect(await readdir(parent)).toEqual(['data']);
  });

  it.each(['', '# only a comment\n', 'not a key', 'age1qqqq', 'AGE-SECRET-KEY-1QQQ'])(
    'refuses the key file %j',
    async (content) => {
      await writeFile(identityFile(dataDir), content);
      await expect(loadOrCreateIdentity({ dataDir, fromEnv: undefined })).rejects.toThrow(WrongIdentityError);
      expect(await readFile(identityFile(dataDir), 'utf8')).toBe(content);
    },
  );

  it('does not repeat a malformed key in its message', async () => {
    const malformed = (await generateX25519Identity()).slice(0, -1);
    await expect(loadOrCreateIdentity({ dataDir, fromEnv: malformed })).rejects.toSatisfy(
      (error) => error instanceof WrongIdentityError && !String(error.stack).includes(malformed.slice(20)),
    );
  });
});
