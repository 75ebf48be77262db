import type { OutlineEntry } from '../../core/ports/document-viewer';

/** One visible line of the table of contents. */
export interface OutlineRow {
  /** Its place in the outline, `0.3.1`. */
  readonly key: string;
  readonly depth: number;
  readonly entry: OutlineEntry;
  /** Undefined when nothing is under it. */
  readonly isOpen: boolean | undefined;
}

/** The visible lines of an outline, top to bottom. */
export function flattenOutline(
  entries: readonly OutlineEntry[],
  isOpen: (row: { readonly key: string; readonly depth: number; readonly entry: OutlineEntry }) => boolean,
  depth = 0,
  prefix = '',
): readonly OutlineRow[] {
  return entries.flatMap((entry, index) => {
    const key = `${prefix}${index}`;
    const open = entry.children.length > 0 ? isOpen({ key, depth, entry }) : undefined;
    const row: OutlineRow = { key, depth, entry, isOpen: open };
    return open === true ? [row, ...flattenOutline(entry.children, isOpen, depth + 1, `${key}.`)] : [row];
  });
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
