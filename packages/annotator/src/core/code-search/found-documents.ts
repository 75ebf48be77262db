import type { CodeSearchState } from './state';

/** A document in which something was found, and which of the hits in the list are its own. */
export interface FoundDocument {
  readonly id: number;
  /** Hits in it, those that have not been fetched too. */
  readonly total: number;
  /** Its first hit in the list. */
  readonly first: number;
  /** So many of its hits are in the list. */
  readonly loaded: number;
  readonly isCollapsed: boolean;
}

type Found = Pick<CodeSearchState, 'hits' | 'counts' | 'collapsed'>;

/** The documents in which something was found, in their order. */
export function foundDocuments({ hits, counts, collapsed }: Found): readonly FoundDocument[] {
  const loaded = new Map<number, number>();
  for (const { documentId } of hits) loaded.set(documentId, (loaded.get(documentId) ?? 0) + 1);
  const totals = new Map(counts.map(({ id, total }) => [id, total]));
  for (const [id, count] of loaded) if ((totals.get(id) ?? 0) < count) totals.set(id, count);
  let first = 0;
  return [...totals].map(([id, total]) => {
    const own = loaded.get(id) ?? 0;
    const document = { id, total, first, loaded: own, isCollapsed: collapsed.includes(id) };
    first += own;
    return document;
  });
}

/** The place of a hit of the list among all hits, those that have not been fetched too; from 0. */
export function placeAmongAll(documents: readonly FoundDocument[], hit: number): number {
  let before = 0;
  for (const { first, loaded, total } of documents) {
    if (hit < first + loaded) return before + hit - first;
    before += total;
  }
  return before;
}

/** The nearest hit of the list that is in no collapsed document, from `hit` on in a direction; undefined where there is none. */
export function nearestShown(
  documents: readonly FoundDocument[],
  hit: number,
  direction: 1 | -1,
): number | undefined {
  const shown = documents.filter(({ isCollapsed, loaded }) => !isCollapsed && loaded > 0);
  if (direction > 0) {
    const at = shown.find(({ first, loaded }) => hit < first + loaded);
    return at && Math.max(hit, at.first);
  }
  const at = shown.findLast(({ first }) => hit >= first);
  return at && Math.min(hit, at.first + at.loaded - 1);
}
