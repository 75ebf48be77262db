import { ContractError } from './api-error';
import type { CallOptions } from './glossator-client';

/** A page of a list answer; without `next` it is the last one. */
export interface ListPage<Item> {
  readonly data: readonly Item[];
  readonly next?: string | undefined;
}

/** A call that answers page by page: it takes the cursor that the page before named. */
export type PagedCall<Input extends { readonly cursor?: string | undefined }, Item> = (
  input: Input,
  options?: CallOptions,
) => Promise<ListPage<Item>>;

/** A whole list, fetched as far as it is read. Each walk begins at the first page. */
export interface Paginated<Item> extends AsyncIterable<Item> {
  /** The same by pages, as the server cuts them. */
  pages(): AsyncIterable<readonly Item[]>;
}

/**
 * Walks through a list that the server answers page by page: `for await (const code of paginate(client.codes.list, { isPublic: false }))`.
 * A page is fetched when the one before has been read. `input` is the call's own, with `limit` as the length of a page; `options` go
 * to each call. Throws what the calls reject with, and a ContractError where a page names itself as the next one.
 */
export function paginate<Input extends { readonly cursor?: string | undefined }, Item>(
  call: PagedCall<Input, Item>,
  input: NoInfer<Omit<Input, 'cursor'>>,
  options?: CallOptions,
): Paginated<Item> {
  async function* pages(): AsyncGenerator<readonly Item[], void, undefined> {
    let cursor: string | undefined;
    do {
      // The rest of the call's input with a cursor is its input.
      const page: ListPage<Item> = await call(
        { ...input, ...(cursor !== undefined && { cursor }) } as Input,
        options,
      );
      if (page.next !== undefined && page.next === cursor)
        throw new ContractError('paginate', [
          { path: 'next', message: 'The page names itself as the next one' },
        ]);
      cursor = page.next;
      yield page.data;
    } while (cursor !== undefined);
  }
  return {
    pages,
    async *[Symbol.asyncIterator]() {
      for await (const page of pages()) yield* page;
    },
  };
}
