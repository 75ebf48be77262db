import type { CodeOrder, CodeSummary } from '@glossator/client-sdk/contract';
import { foldText } from '@glossator/document-text';
import { keyNumber, pageByKey, type PageOf, type PageRequest } from '../../calls/paging';
import { enterCode } from '../../permissions/code-access';
import { StorageCorruptError } from '../../storage/storage';
import { readDocuments, type FullDocument } from '../documents/store/view';
import { readNames } from '../../people/names';
import type { AccountsReader, ServerStorage } from '../../tables/tables';
import { readUpdate } from './update-part';
import type { CodeRow } from '../../tables/codes';
import { toSummary } from './view';

/** What a list of Codes is asked for. */
export interface LibraryQuery extends PageRequest {
  readonly search?: string | undefined;
  readonly orderBy: CodeOrder;
  readonly isPublic: boolean;
}

/** Lists Codes: published public ones of everybody, or a user's own and shared ones (decisions.md section 4). */
export type Library = (query: LibraryQuery, userId: number) => Promise<PageOf<CodeSummary>>;

/** What the list tells of the inside of a Code. */
interface CodeContents {
  readonly documents: readonly FullDocument[];
  readonly hasUpdate: boolean;
}
const NOTHING: CodeContents = { documents: [], hasUpdate: false };

/** Makes the library. */
export function createLibrary(storage: ServerStorage): Library {
  async function contentsOf(codeId: number): Promise<CodeContents> {
    try {
      const partition = await storage.code(codeId);
      const contents = await partition?.read(async (reader) => ({
        documents: await readDocuments(reader),
        hasUpdate: (await readUpdate(reader)) !== undefined,
      }));
      return contents ?? NOTHING;
    } catch (error) {
      // One damaged Code must not hide the others; opening it says what is wrong.
      if (error instanceof StorageCorruptError) return NOTHING;
      throw error;
    }
  }

  return async (query, userId) => {
    const heads = await storage.accounts.read(async (accounts) => {
      const rows = await (query.isPublic ? publicCodes(accounts) : ownCodes(accounts, userId));
      const wanted = query.search === undefined ? '' : folded(query.search);
      const found = rows.filter(({ title }) => folded(title).includes(wanted));
      const { data, ...rest } = sortedPage(found, query);
      const nameOf = await readNames(
        accounts,
        data.map(({ ownerId }) => ownerId),
      );
      const entered = [];
      for (const code of data) {
        const access = (await enterCode(accounts, code.id, userId))?.access;
        if (access) entered.push({ code, access });
      }
      return { entered, nameOf, rest };
    });
    const data = await Promise.all(
      heads.entered.map(async ({ code, access }) =>
        toSummary(code, await contentsOf(code.id), { id: userId, access }, heads.nameOf),
      ),
    );
    return { data, ...heads.rest };
  };
}

async function publicCodes(accounts: AccountsReader): Promise<readonly CodeRow[]> {
  const rows = await accounts.list('codes', { isPublic: true });
  return rows.filter(({ publication, state }) => publication === 'published' && state === 'active');
}

async function ownCodes(accounts: AccountsReader, userId: number): Promise<readonly CodeRow[]> {
  const rows = [...(await accounts.list('codes', { ownerId: userId }))];
  for (const { codeId, status } of await accounts.list('members', { userId })) {
    const code = status === 'accepted' ? await accounts.get('codes', codeId) : undefined;
    if (code) rows.push(code);
  }
  return rows.filter(({ state }) => state === 'active');
}

/** Units of a title that count for its place. */
const SORTED_BY = 255;
/** Codes of a page when the caller names no limit: each has to be opened to be counted. */
const DEFAULT_LIMIT = 100;

function sortedPage(
  rows: readonly CodeRow[],
  { orderBy, limit = DEFAULT_LIMIT, cursor }: LibraryQuery,
): PageOf<CodeRow> {
  const isDescending = orderBy.startsWith('-');
  const keyOf = (row: CodeRow): string => `${valueOf(row, orderBy)}\u0000${keyNumber(row.id)}`;
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : 1) * (isDescending ? -1 : 1));
  const page = pageByKey(
    keyed,
    ({ key }) => key,
    { limit, cursor },
    isDescending ? 'descending' : 'ascending',
  );
  return { ...page, data: page.data.map(({ row }) => row) };
}

function valueOf(row: CodeRow, orderBy: CodeOrder): string {
  switch (orderBy) {
    case 'title':
    case '-title':
      // A cursor is made of it: what is no text (half of a pair) would come back as something else, and folding may make it long.
      return folded(row.title)
        .slice(0, SORTED_BY)
        .replaceAll(/\p{Cs}/gu, '\ufffd');
    case '-updated_at':
      return row.updatedAt;
    case 'created_at':
    case '-created_at':
      return row.createdAt;
  }
}

function folded(text: string): string {
  return foldText(text).folded.trim();
}
