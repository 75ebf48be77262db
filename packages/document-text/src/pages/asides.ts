import type { PageText } from './page-text';

/** What stands on a page aside from its text. */
export type AsideKind = 'running' | 'overlay' | 'notes' | 'margin';

/** All kinds of what stands aside. */
export const ASIDE_KINDS = ['running', 'overlay', 'notes', 'margin'] as const satisfies readonly AsideKind[];

/**
 * The elements of a page that stand aside from its text, by kind: `running` headers, footers and page numbers; an `overlay` over or under
 * the text; foot`notes`; notes in a `margin`. No element is of two kinds.
 */
export type Asides = Readonly<Record<AsideKind, ReadonlySet<number>>>;

/** The asides of a page as lists, those without elements left out. */
export type AsideLists = Pick<PageText, AsideKind>;

/** A page on which nothing stands aside. */
export const NO_ASIDES: Asides = {
  running: new Set(),
  overlay: new Set(),
  notes: new Set(),
  margin: new Set(),
};

/** The asides that a page text has with it; `undefined` where there are none. */
export function asidesOf(page: PageText | undefined): Asides | undefined {
  return page && asidesFrom(page);
}

/** Asides out of their lists; `undefined` where there are none. */
export function asidesFrom(lists: AsideLists): Asides | undefined {
  if (!ASIDE_KINDS.some((kind) => (lists[kind]?.length ?? 0) > 0)) return undefined;
  const made = { ...NO_ASIDES };
  for (const kind of ASIDE_KINDS) if (lists[kind]) made[kind] = new Set(lists[kind]);
  return made;
}

/** Asides as lists, in ascending order. */
export function listsOf(asides: Asides): AsideLists {
  const lists: { -readonly [Kind in AsideKind]?: readonly number[] } = {};
  for (const kind of ASIDE_KINDS)
    if (asides[kind].size > 0) lists[kind] = [...asides[kind]].sort((a, b) => a - b);
  return lists;
}

/** What an element of a page is; `undefined` for one of the text. */
export function asideKindOf(asides: Asides | undefined, element: number): AsideKind | undefined {
  return asides && ASIDE_KINDS.find((kind) => asides[kind].has(element));
}

/** The elements that are no part of a page's text in any way, so that nothing is searched or recognized in them: running lines and overlays. */
export function outOfText(asides: Asides): ReadonlySet<number> {
  return together(asides, ['running', 'overlay']);
}

/** The elements of some kinds. */
export function together(asides: Asides, kinds: readonly AsideKind[]): ReadonlySet<number> {
  const filled = kinds.filter((kind) => asides[kind].size > 0);
  const [first] = filled;
  if (filled.length <= 1) return first ? asides[first] : new Set();
  return new Set(filled.flatMap((kind) => [...asides[kind]]));
}
