import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';

import { isMissing, writeNewFile } from '../durable-files/durable-files';
import { BLOB_SUFFIX, IDENTITY_CHECK_FILE } from './file-names';
import type { SegmentCipher } from './segments/segment-cipher';

/** The key of the stored files is missing although there are files. The message says where it is looked for. */
export class MissingIdentityError extends Error {
  override readonly name = 'MissingIdentityError';
}

/** The given key is malformed, or is not the one the stored files were written with. */
export class WrongIdentityError extends Error {
  override readonly name = 'WrongIdentityError';
}

/** Where the identity comes from: the data folder it protects, and the value of `GLOSSATOR_KEY`, if set. */
export interface IdentitySource {
  readonly dataDir: string;
  readonly fromEnv: string | undefined;
}

const CHECK_TEXT = 'glossator blob folder';

/** The key file of a data folder: beside it, never in it, so that a copy of the folder alone opens nothing. */
export function identityFile(dataDir: string): string {
  return `${path.resolve(dataDir)}.key`;
}

/**
 * The age identity of a server: from the environment, else from the key file, else made new (file mode 0600).
 * Throws `MissingIdentityError` when there are stored files but no key, `WrongIdentityError` when the key is malformed.
 */
export async function loadOrCreateIdentity(source: IdentitySource): Promise<string> {
  const { dataDir } = source;
  const file = identityFile(dataDir);
  const identity = await findIdentity(source);
  if (identity !== undefined) return identity;
  if (await hasStoredFiles(dataDir)) {
    throw new MissingIdentityError(
      `${path.resolve(dataDir)} holds encrypted files, but their key is missing: set GLOSSATOR_KEY or restore ${file}.`,
    );
  }
  return createIdentity(file);
}

/** The age identity that there is; one that is missing is not made. Throws `MissingIdentityError` and `WrongIdentityError`. */
export async function loadIdentity(source: IdentitySource): Promise<string> {
  const identity = await findIdentity(source);
  if (identity !== undefined) return identity;
  throw new MissingIdentityError(
    `The key of the files is missing: set GLOSSATOR_KEY to that of the servers, or put it into ${identityFile(source.dataDir)}.`,
  );
}

/** From the environment, else from the key file; undefined where there is none. */
async function findIdentity({ dataDir, fromEnv }: IdentitySource): Promise<string | undefined> {
  if (fromEnv !== undefined && fromEnv.trim() !== '') return parseIdentity(fromEnv, 'GLOSSATOR_KEY');
  const file = identityFile(dataDir);
  try {
    return await parseIdentity(await readFile(file, 'utf8'), file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Where a blob store keeps what tells with which identity it was written. */
export interface IdentityCheck {
  /** What people call the store. */
  readonly name: string;
  /** What is kept; undefined in a new store. */
  read(): Promise<Uint8Array | undefined>;
  /** Keeps it, unless something is there by now. */
  writeNew(sealed: Uint8Array): Promise<void>;
}

/** Checks that a blob store belongs to the cipher's identity, and marks a new one as its. Throws `WrongIdentityError`. */
export async function checkIdentity(cipher: SegmentCipher, check: IdentityCheck): Promise<void> {
  if ((await check.read()) === undefined)
    await check.writeNew(await cipher.seal(Buffer.from(CHECK_TEXT, 'utf8')));
  // Read back, so that of two servers that start at once with two keys one is refused.
  const sealed = await check.read();
  try {
    await cipher.open(sealed ?? new Uint8Array());
  } catch (error) {
    throw new WrongIdentityError(`${check.name} was written with another key than the one given.`, {
      cause: error,
    });
  }
}

/** Accepts what age-keygen writes: comment lines and one identity. The key itself never gets into a message. */
async function parseIdentity(text: string, source: string): Promise<string> {
  const lines = text.split('\n').map((line) => line.trim());
  const [identity, ...more] = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (identity === undefined || more.length > 0)
    throw new WrongIdentityError(`${source} must hold one age identity.`);
  try {
    await identityToRecipient(identity);
  } catch {
    throw new WrongIdentityError(`${source} does not hold an age identity (AGE-SECRET-KEY-1...).`);
  }
  return identity;
}

async function createIdentity(file: string): Promise<string> {
  const identity = await generateX25519Identity();
  const text = `# Key of the files of this Glossator server. Without it they cannot be read.\n${identity}\n`;
  await writeNewFile(file, Buffer.from(text, 'utf8'));
  // Read back, so that of two servers that start at once both use the key that stayed.
  return parseIdentity(await readFile(file, 'utf8'), file);
}

async function hasStoredFiles(dataDir: string): Promise<boolean> {
  try {
    const entries = await readdir(dataDir, { recursive: true });
    return entries.some(
      (entry) => entry.endsWith(BLOB_SUFFIX) || path.basename(entry) === IDENTITY_CHECK_FILE,
    );
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
