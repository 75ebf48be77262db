import {
  ASIDE_KINDS,
  boxesAround,
  leftOutOf,
  listsOf,
  NO_ASIDES,
  overlayOf,
  type Asides,
  type PageRuns,
  type PageText,
  type RunBox,
  type TextRange,
} from '@glossator/document-text';
import type { AsideSearch } from './aside-search';
import type { TextStore } from './text-store';

/** What stands aside from the text of the pages that were requested: running lines, overlays, notes. What is known once stays known. */
export interface AsideText {
  /** What stands aside on a page; `undefined` as long as nobody has looked for it. */
  on(page: number): Asides | undefined;
  /** What lies over or under the text of a page, as far as that page alone shows it where nobody has looked for more. */
  overlayOn(runs: PageRuns): ReadonlySet<number>;
  /** Looks for what stands aside on pages, for which their neighbors are read too. */
  load(pages: Iterable<number>): Promise<void>;
  /** A page's text with what stands aside on it, if that is known. */
  withAsides(text: PageText | undefined): PageText | undefined;
  /** The boxes of a range on a page, without what stands aside between its ends, as far as that is known. */
  boxesOf(range: TextRange, runs: PageRuns): RunBox[];
  /** Looks for what `boxesOf` had to do without; answers the pages on which something is left out now. */
  catchUp(): Promise<readonly number[]>;
}

/** Looks for what stands aside in the pages of a text store; `onMissed` is called when `boxesOf` has to do without. */
export function createAsideText(
  texts: Pick<TextStore, 'peek' | 'load'>,
  pageCount: number,
  onMissed: () => void = () => undefined,
): AsideText {
  const known = new Map<number, Asides>();
  const knownAlone = new WeakMap<PageText, Asides>();
  /** What a page alone shows to stand aside from its text. */
  const alone = (text: PageText): Asides => {
    const made = knownAlone.get(text) ?? { ...NO_ASIDES, overlay: overlayOf(text) };
    knownAlone.set(text, made);
    return made;
  };
  const looking = new Map<number, Promise<void>>();
  let missed = new Set<number>();
  const pages = new Map<number, PageText>();
  let search: Promise<AsideSearch> | undefined;
  const loadSearch = async (): Promise<AsideSearch> => {
    const { createAsideSearch } = await import('./aside-search');
    return createAsideSearch((page) => pages.get(page));
  };

  const look = async (page: number): Promise<void> => {
    search ??= loadSearch();
    const { reach, asidesOn } = await search;
    const window = Array.from({ length: 2 * reach + 1 }, (_, i) => page - reach + i);
    const read = await Promise.all(
      window
        .filter((near) => near >= 0 && near < pageCount)
        .map((near) => texts.load(near).catch(() => undefined)),
    );
    for (const runs of read) if (runs) pages.set(runs.page, runs.text);
    known.set(page, asidesOn(page));
    // What matters of pages is remembered; their texts need not be.
    pages.clear();
  };
  const loadOne = (page: number): Promise<void> => {
    if (known.has(page)) return Promise.resolve();
    const pending =
      looking.get(page) ??
      look(page)
        // Without the code that looks, nothing is known to stand aside; it is wanted anew the next time.
        .catch(() => (search = undefined))
        .then(() => void looking.delete(page));
    looking.set(page, pending);
    return pending;
  };
  const load = async (list: Iterable<number>): Promise<void> => {
    for (const page of list) await loadOne(page);
  };

  return {
    on: (page) => known.get(page),
    overlayOn: ({ page, text }) => (known.get(page) ?? alone(text)).overlay,
    load,
    withAsides(text) {
      const asides = text && (known.get(text.page) ?? alone(text));
      return text && asides ? { ...text, ...listsOf(asides) } : text;
    },
    boxesOf(range, runs) {
      const needed = range.startPage === range.endPage ? [] : [range.startPage, runs.page, range.endPage];
      const unknown = needed.filter((page) => !known.has(page));
      for (const page of unknown) missed.add(page);
      if (unknown.length > 0) onMissed();
      const asidesHere = (page: number) =>
        known.get(page) ?? (page === runs.page ? alone(runs.text) : undefined);
      return boxesAround(range, runs, leftOutOf(range, asidesHere)(runs.page));
    },
    async catchUp() {
      const wanted = [...missed];
      missed = new Set();
      await load(wanted);
      return wanted.filter((page) => ASIDE_KINDS.some((kind) => (known.get(page)?.[kind].size ?? 0) > 0));
    },
  };
}
