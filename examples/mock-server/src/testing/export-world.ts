import { unzipSync, zipSync, strFromU8, strToU8 } from 'fflate';
import type { DataImport } from '@glossator/client-sdk/contract';
import type { TestServer, TestUser } from './test-server';

/** The entries of a ZIP by their paths. */
export type Entries = Readonly<Record<string, Uint8Array>>;

/** Downloads all data of a user, unpacked. */
export async function exportOf(user: TestUser): Promise<Entries> {
  const file = await user.api.account.export();
  return unzipSync(new Uint8Array(await (await file.blob()).arrayBuffer()));
}

/** An entry as what its JSON says. */
export function jsonOf<T>(entries: Entries, path: string): T {
  const entry = entries[path];
  if (!entry) throw new Error(`There is no entry ${path}`);
  return JSON.parse(strFromU8(entry)) as T;
}

/** Entries with one that says something else. */
export function withJson(entries: Entries, path: string, value: unknown): Entries {
  return { ...entries, [path]: strToU8(JSON.stringify(value)) };
}

/** Uploads a ZIP of entries, or any bytes, imports it, and waits for the end. */
export async function importInto(
  test: TestServer,
  user: TestUser,
  content: Entries | Uint8Array,
): Promise<DataImport> {
  const bytes = content instanceof Uint8Array ? content : zipSync(content, { level: 6 });
  const file = new Blob([new Uint8Array(bytes)], { type: 'application/zip' });
  const { uuid } = await user.api.files.upload({ file, contentType: 'application/zip', purpose: 'import' });
  await user.api.account.startImport({ uuid });
  await test.server.services.background.idle();
  const { data } = await user.api.account.lastImport();
  if (!data) throw new Error('Nothing was imported');
  return data;
}
