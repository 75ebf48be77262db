import type { OutlineEntry } from '../../../core/ports/document-viewer';

/** One visible line of the table of contents. */
export interface OutlineRow {
  /** Its place in the outline, `0.3.1`. */
  readonly key: string;
  readonly depth: number;
  readonly entry: OutlineEntry;
  /** Undefined when nothing is under it. */
  readonly isOpen: boolean | undefined;
  /** Where it stands among the entries of its level (from 1), and how many these are. */
  readonly position: number;
  readonly siblings: number;
}

/** The visible lines of an outline, top to bottom; with `shown`, of these entries only. Keys stay those of the whole outline. */
export function flattenOutline(
  entries: readonly OutlineEntry[],
  isOpen: (row: { readonly key: string; readonly depth: number; readonly entry: OutlineEntry }) => boolean,
  shown?: ReadonlySet<OutlineEntry>,
): readonly OutlineRow[] {
  const rows: OutlineRow[] = [];
  const walk = (list: readonly OutlineEntry[], depth: number, prefix: string): void => {
    const siblings = shown ? list.filter((entry) => shown.has(entry)).length : list.length;
    let position = 0;
    list.forEach((entry, index) => {
      if (shown && !shown.has(entry)) return;
      position += 1;
      const key = `${prefix}${index}`;
      const hasMore = shown ? entry.children.some((child) => shown.has(child)) : entry.children.length > 0;
      const open = hasMore ? isOpen({ key, depth, entry }) : undefined;
      rows.push({ key, depth, entry, isOpen: open, position, siblings });
      if (open === true) walk(entry.children, depth + 1, `${key}.`);
    });
  };
  walk(entries, 0, '');
  return rows;
}

/** The key of the row above, '' for the first level. */
export function parentKeyOf(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf('.')));
}

/** The entries above `target`, itself not among them. */
export function pathTo(
  entries: readonly OutlineEntry[],
  target: OutlineEntry | undefined,
): ReadonlySet<OutlineEntry> {
  const walk = (list: readonly OutlineEntry[]): readonly OutlineEntry[] | undefined => {
    for (const entry of list) {
      if (entry === target) return [];
      const below = walk(entry.children);
      if (below) return [entry, ...below];
    }
    return undefined;
  };
  return new Set(target && walk(entries));
}

/** The row of an entry, or of the closed one that it is under; -1 where neither is in sight. */
export function rowOf(
  rows: readonly OutlineRow[],
  target: OutlineEntry | undefined,
  path: ReadonlySet<OutlineEntry>,
): number {
  if (!target) return -1;
  const own = rows.findIndex(({ entry }) => entry === target);
  return own >= 0 ? own : rows.findLastIndex(({ entry, isOpen }) => isOpen === false && path.has(entry));
}
