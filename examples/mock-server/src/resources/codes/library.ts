import type { CodeOrder, CodeSummary } from '@glossator/client-sdk/contract';
import type { PageOf, PageRequest } from '../../calls/paging';
import { enterCode } from '../../permissions/code-access';
import type { CodeDigests } from '../../totals/code-digests';
import type { CodeLists } from './code-lists';
import { readNames } from '../../people/names';
import type { AccountsPartition } from '../../tables/tables';
import { toSummary } from './view';

/** What a list of Codes is asked for. */
export interface LibraryQuery extends PageRequest {
  readonly search?: string | undefined;
  readonly orderBy: CodeOrder;
  readonly isPublic: boolean;
}

/** Lists Codes: published public ones of everybody, or a user's own and shared ones (decisions.md section 4). */
export type Library = (
  query: LibraryQuery,
  userId: number,
) => Promise<PageOf<CodeSummary> & { readonly total: number }>;

/** Makes the library. What it tells of the inside of Codes are their digests: none is opened for it. */
export function createLibrary(
  accounts: AccountsPartition,
  lists: Pick<CodeLists, 'of'>,
  digests: Pick<CodeDigests, 'of'>,
): Library {
  return async ({ isPublic, ...request }, userId) => {
    const { data: listed, ...rest } = (await lists.of(isPublic ? 'public' : userId)).page(request);
    const heads = await accounts.read(async (reader) => {
      const entered = [];
      for (const { entered: known } of listed) {
        const found = await enterCode(reader, known.code.id, userId);
        if (found) entered.push(found);
      }
      const nameOf = await readNames(
        reader,
        entered.map(({ code }) => code.ownerId),
      );
      return { entered, nameOf };
    });
    const found = await digests.of(heads.entered.map(({ code }) => code.id));
    const data = heads.entered.flatMap(({ code, access }) => {
      const digest = found.get(code.id);
      return digest ? [toSummary(code, digest, { id: userId, access }, heads.nameOf)] : [];
    });
    return { data, ...rest };
  };
}
