import type { Log } from '../ports/environment';
import type { ReviewEvent, ReviewLists } from './events';

/** One page of a list. */
export interface ListPage<Item> {
  readonly data: readonly Item[];
  readonly next?: string | undefined;
}

/** Loads one list page by page; asked again, it starts again and forgets the answers that are on their way. */
export interface ListLoader {
  readonly load: () => Promise<void>;
  readonly stop: () => void;
}

/** Makes the loader of a list. `fetch` gets the cursor of the page; undefined answers that there is nothing to load. */
export function createListLoader<Name extends keyof ReviewLists>(
  list: Name,
  fetch: (
    cursor: string | undefined,
    signal: AbortSignal,
  ) => Promise<ListPage<ReviewLists[Name]>> | undefined,
  { dispatch, log }: { readonly dispatch: (event: ReviewEvent) => void; readonly log: Log },
): ListLoader {
  let stop = () => {};
  return {
    async load() {
      stop();
      const controller = new AbortController();
      const { signal } = controller;
      stop = () => controller.abort();
      let cursor: string | undefined;
      let isFirst = true;
      try {
        do {
          const asked = fetch(cursor, signal);
          if (!asked) return;
          if (isFirst) dispatch({ type: 'review/listAsked', list });
          const { data, next } = await asked;
          if (signal.aborted) return;
          const came = { type: 'review/listCame', list, items: data, isFirst, isWhole: next === undefined };
          dispatch(came as ReviewEvent);
          isFirst = false;
          cursor = next;
        } while (cursor !== undefined);
      } catch (error) {
        if (signal.aborted) return;
        log.error(`The ${list} of a document could not be loaded`, error);
        dispatch({ type: 'review/listFailed', list, error });
      }
    },
    stop: () => stop(),
  };
}
