import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { generateX25519Identity } from 'age-encryption';
import { readConfig, type ServerConfig } from '../config/config';
import type { S3Address } from '../config/s3-address';
import type { Home } from '../move/home';
import { openHome, type OpenHome } from '../open-home';
import { createTestDatabase, type TestDatabase } from './postgres/test-database';
import type { S3Service } from './s3-service';

/** Where homes are for a test: a folder with its key, and services. */
export interface HomePlaces {
  /** The data folder that the key belongs to, not made yet. */
  readonly folder: string;
  /** Another folder with the same key. */
  readonly otherFolder: string;
  readonly database: TestDatabase;
  readonly blobUrl: string;
  readonly bucket: S3Address;
  /** The environment that servers and moves have in common: the key. */
  readonly env: Readonly<Record<string, string>>;
  configOf(place: 'folder' | 'otherFolder' | 'services'): ServerConfig;
  open(place: 'folder' | 'otherFolder' | 'services'): Promise<OpenHome>;
  remove(): Promise<void>;
}

/** Makes places in which nothing is. */
export async function createHomePlaces(s3: S3Service): Promise<HomePlaces> {
  const parent = await mkdtemp(join(tmpdir(), 'glossator-homes-'));
  const database = await createTestDatabase();
  const bucket = s3.emptyPlace();
  const blobUrl = blobUrlOf(bucket);
  const env = { GLOSSATOR_KEY: await generateX25519Identity() };
  const folders = { folder: join(parent, 'data'), otherFolder: join(parent, 'other') };
  const configOf: HomePlaces['configOf'] = (place) =>
    readConfig(
      place === 'services'
        ? { ...env, DATA_DIR: folders.folder, STORE_URL: database.url, BLOB_URL: blobUrl }
        : { ...env, DATA_DIR: folders[place] },
      parent,
    ).config;
  return {
    ...folders,
    database,
    blobUrl,
    bucket,
    env,
    configOf,
    open: (place) => openHome(configOf(place), true, pino({ level: 'silent' })),
    async remove() {
      await database.drop();
      await rm(parent, { recursive: true, force: true });
    },
  };
}

/** A place in an S3 service as the setting `BLOB_URL` names it. */
export function blobUrlOf({ bucket, prefix, endpoint = '', region = '' }: S3Address): string {
  return `s3://${bucket}/${prefix}?endpoint=${endpoint}&region=${region}`;
}

/** Text that stores might not keep: outside the basic plane, a lone surrogate, and U+0000. */
const HARD_TEXT = 'Grundgesetz § 1 \u{1d306} \ud800 \u0000';

/** Fills an empty home: `codes` Codes of `rows` rows with change logs, rows of accounts, and `files` files of up to 300 kB. */
export async function fillHome(
  { store, blobs }: Home,
  size: { readonly codes: number; readonly rows: number; readonly files: number },
): Promise<void> {
  for (let codeId = 1; codeId <= size.codes; codeId += 1) {
    const code = await store.createCode(codeId);
    await code.transact(async (tx) => {
      for (let row = 0; row < size.rows; row += 1) {
        const id = `${size.rows - row} ${codeId}`;
        await tx.put('visits', { id, documentId: await tx.nextId(), at: `${HARD_TEXT} ${row}` });
      }
      await tx.append({ type: 'MARK', action: 'CREATE', data: { text: HARD_TEXT } });
    });
    await code.transact((tx) => tx.append({ type: 'MARK', action: 'UPDATE', data: codeId }));
  }
  await store.accounts.transact(async (tx) => {
    for (let row = 0; row < size.rows; row += 1) await tx.put('bins', { id: await tx.nextId() });
    await tx.append({ type: 'USER', action: 'CREATE', data: HARD_TEXT });
  });
  for (let file = 0; file < size.files; file += 1) {
    const bytes = randomBytes(file === 0 ? 300_000 : file);
    await blobs.put(randomUUID(), piecesOf(bytes), { maxBytes: bytes.length });
  }
}

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}
