import type { FileOrder, OwnFile, StorageUse } from '@glossator/client-sdk/contract';
import type { UserCall } from '../../calls/call';
import { keyNumber, pageByKey, type PageOf, type PageRequest } from '../../calls/paging';
import type { StoredFile } from '../../calls/stored-file';
import { ProblemError } from '../../problems/problem-error';
import type { FileRow } from '../../tables/files';
import type { AccountsReader, ServerStorage } from '../../tables/tables';
import type { FileLedger } from './file-ledger';
import { storageOf } from './file-quota';
import { createFileUses } from './file-use';

/** What the files area works with. */
export interface OwnFileParts {
  readonly storage: ServerStorage;
  readonly ledger: Pick<FileLedger, 'discard'>;
  readonly quotaBytes: number;
}

/** The files area: everything a user has uploaded (decisions.md sections 4 and 8). To anybody else none of it exists. */
export interface OwnFiles {
  list(
    page: PageRequest & { readonly orderBy?: FileOrder | undefined },
    call: UserCall,
  ): Promise<PageOf<OwnFile>>;
  storage(call: UserCall): Promise<StorageUse>;
  /** Throws NOT_FOUND. */
  content(uuid: string, call: UserCall): Promise<StoredFile>;
  /** Throws NOT_FOUND, or CONFLICT where something uses it. */
  delete(uuid: string, call: UserCall): Promise<void>;
}

/** Files of a page unless the caller names a limit: each needs a look into its Code. */
const PAGE_FILES = 50;
/** The most files of a page, whatever limit is named. */
const MOST_FILES = 200;

/** What a list shows as a file: something has arrived. */
const isThere = ({ state }: FileRow): boolean => state !== 'signed' && state !== 'uploading';

const byUpload = ({ createdAt, id }: FileRow): string => `${keyNumber(createdAt)} ${id}`;
/** Sorted descending by these keys; unused files come before those of the Code that was created last. */
const KEYS: Readonly<Record<FileOrder, (row: FileRow) => string>> = {
  '-created_at': byUpload,
  '-size': (row) => `${keyNumber(row.size)} ${byUpload(row)}`,
  code: (row) => `${keyNumber(codeOf(row) ?? Number.MAX_SAFE_INTEGER)} ${byUpload(row)}`,
};

const codeOf = ({ state, codeId }: FileRow): number | undefined =>
  state === 'uploaded' ? undefined : codeId;

/** Makes it. */
export function createOwnFiles({ storage, ledger, quotaBytes }: OwnFileParts): OwnFiles {
  const { accounts } = storage;
  const useOf = createFileUses(storage);

  async function toOwnFile(row: FileRow, userId: number): Promise<OwnFile> {
    const { id, contentType, size, createdAt } = row;
    const known = await useOf(row, userId);
    return {
      uuid: id,
      contentType,
      size,
      createdAt: new Date(createdAt).toISOString(),
      ...(known && { use: known.use }),
    };
  }

  return {
    async list({ orderBy = 'code', limit = PAGE_FILES, cursor }, { user }) {
      const rows = await accounts.read((reader) => reader.list('files', { ownerId: user.id }));
      const keyed = rows.filter(isThere).map((row) => ({ row, key: KEYS[orderBy](row) }));
      const sorted = keyed.toSorted((a, b) => (a.key < b.key ? 1 : -1));
      const page = { limit: Math.min(limit, MOST_FILES), cursor };
      const { data, ...rest } = pageByKey(sorted, ({ key }) => key, page, { direction: 'descending' });
      const files: OwnFile[] = [];
      for (const { row } of data) files.push(await toOwnFile(row, user.id));
      return { data: files, ...rest };
    },
    async storage({ user }) {
      const rows = await accounts.read((reader) => reader.list('files', { ownerId: user.id }));
      return { usedBytes: storageOf(rows), quotaBytes };
    },
    async content(uuid, { user }) {
      const row = await accounts.read((reader) => ownRow(reader, uuid, user.id));
      const { fileName, inline } = (await useOf(row, user.id)) ?? { fileName: 'file', inline: false };
      return { blobKey: uuid, contentType: row.contentType, fileName, inline };
    },
    async delete(uuid, { user, writeAccounts }) {
      await writeAccounts(async (transaction) => {
        const row = await ownRow(transaction, uuid, user.id);
        if (row.state !== 'uploaded') throw new ProblemError('CONFLICT');
        // As when it is swept: nobody claims it while its content goes.
        await transaction.put('files', { ...row, state: 'unsettled' });
      });
      await ledger.discard([uuid]);
    },
  };
}

async function ownRow(reader: AccountsReader, uuid: string, ownerId: number): Promise<FileRow> {
  const row = await reader.get('files', uuid);
  if (row?.ownerId !== ownerId || !isThere(row)) throw new ProblemError('NOT_FOUND');
  return row;
}
