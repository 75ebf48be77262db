import { useMemo, useState, type KeyboardEvent } from 'react';
import { currentOutlineEntry } from '../../../core/documents/selectors';
import type { OutlineEntry } from '../../../core/ports/document-viewer';
import { headingAt } from '../../../core/structure/contents';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { matchingEntries } from './filter-outline';
import { flattenOutline, pathTo, rowOf, type OutlineRow } from './outline-rows';
import { treeMove } from './tree-keys';

/** The table of contents as it is open at the moment. */
export interface OutlineTree {
  readonly rows: readonly OutlineRow[];
  /** The row of the place being read; -1 where there is none. */
  readonly current: number;
  /** The row that keys act on. */
  readonly active: number;
  readonly toggle: (row: OutlineRow) => void;
  readonly go: (row: OutlineRow) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** The keys have gone elsewhere. */
  readonly onBlur: () => void;
}

/**
 * Opens and closes the entries of an outline, and follows the reader and the keys in it. With a filter only what matches it is there,
 * all of it open.
 */
export function useOutlineTree(entries: readonly OutlineEntry[], filter: string): OutlineTree {
  const { goToPage } = useCommands().view;
  const reading = useAnnotatorState(({ view }) => view.reading);
  const landed = useAnnotatorState(({ view }) => view.landed);
  const read = useAnnotatorState(({ structure }) => structure.read);
  /** The entry that the last jump from here was to: another one may begin at the same place. */
  const [gone, setGone] = useState<{ entry: OutlineEntry; of: readonly OutlineEntry[] } | undefined>(
    undefined,
  );
  const entry = useMemo(
    () =>
      landed && gone?.of === entries && landed.page === gone.entry.page && landed.top === gone.entry.top
        ? gone.entry
        : currentOutlineEntry(entries, { reading, landed, heading: headingAt(read, landed) }),
    [entries, reading, landed, gone, read],
  );
  const path = useMemo(() => pathTo(entries, entry), [entries, entry]);
  /** Entries that the user opened or closed; the others are open on the way to the current one, and on the first level. */
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const matching = useMemo(() => matchingEntries(entries, filter), [entries, filter]);
  const rows = useMemo(
    () =>
      flattenOutline(
        entries,
        (row) => toggled.get(row.key) ?? (matching !== undefined || row.depth === 0 || path.has(row.entry)),
        matching,
      ),
    [entries, matching, path, toggled],
  );
  const current = rowOf(rows, entry, path);
  // A row that is no longer there cannot be the one for the keys.
  const kept = chosen === undefined ? -1 : rows.findIndex(({ key }) => key === chosen);
  const active = kept >= 0 ? kept : Math.max(current, 0);

  const open = (keys: readonly string[], isOpen: boolean) =>
    setToggled(new Map([...toggled, ...keys.map((key) => [key, isOpen] as const)]));
  const go = (row: OutlineRow) => {
    setChosen(undefined);
    setGone({ entry: row.entry, of: entries });
    if (row.entry.page !== undefined) goToPage(row.entry.page, row.entry.top);
  };
  return {
    rows,
    current,
    active,
    toggle: (row) => open([row.key], row.isOpen !== true),
    go,
    onBlur: () => setChosen(undefined),
    onKeyDown(event) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const row = rows[active];
      const move = treeMove(event.key, rows, active);
      if (!row || !move) return;
      event.preventDefault();
      event.stopPropagation();
      if (move.kind === 'go') {
        go(row);
        return;
      }
      // Opening and closing keeps the keys where they are, whatever else opens or closes meanwhile.
      setChosen(move.kind === 'move' ? rows[move.index]?.key : row.key);
      if (move.kind === 'toggle') open(move.keys, move.isOpen);
    },
  };
}
