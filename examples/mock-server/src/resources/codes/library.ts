import type { CodeOrder, CodeSummary } from '@glossator/client-sdk/contract';
import { foldText } from '@glossator/document-text';
import { keyNumber, pageByKey, type PageOf, type PageRequest } from '../../calls/paging';
import { enterCode, ownCodes } from '../../permissions/code-access';
import type { CodeDigests } from '../../totals/code-digests';
import { readNames } from '../../people/names';
import type { AccountsPartition, AccountsReader } from '../../tables/tables';
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

/** Makes the library. What it tells of the inside of Codes are their digests: none is opened for it. */
export function createLibrary(accounts: AccountsPartition, digests: Pick<CodeDigests, 'of'>): Library {
  return async (query, userId) => {
    const heads = await accounts.read(async (reader) => {
      const rows = query.isPublic
        ? await publicCodes(reader)
        : (await ownCodes(reader, userId)).map(({ code }) => code);
      const wanted = query.search === undefined ? '' : folded(query.search);
      const found = rows.filter(({ title }) => folded(title).includes(wanted));
      const { data, ...rest } = sortedPage(found, query);
      const nameOf = await readNames(
        reader,
        data.map(({ ownerId }) => ownerId),
      );
      const entered = [];
      for (const code of data) {
        const access = (await enterCode(reader, code.id, userId))?.access;
        if (access) entered.push({ code, access });
      }
      return { entered, nameOf, rest };
    });
    const found = await digests.of(heads.entered.map(({ code }) => code.id));
    const data = heads.entered.flatMap(({ code, access }) => {
      const digest = found.get(code.id);
      return digest ? [toSummary(code, digest, { id: userId, access }, heads.nameOf)] : [];
    });
    return { data, ...heads.rest };
  };
}

async function publicCodes(accounts: AccountsReader): Promise<readonly CodeRow[]> {
  const rows = await accounts.list('codes', { isPublic: true });
  return rows.filter(({ publication, state }) => publication === 'published' && state === 'active');
}

/** Units of a title that count for its place. */
const SORTED_BY = 255;
/** Codes of a page when the caller names no limit. */
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
    { direction: isDescending ? 'descending' : 'ascending' },
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
