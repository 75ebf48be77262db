import { isDeepStrictEqual } from 'node:util';

import type { Row } from '../storage';
import { fieldOf, isIndexable } from './partition-state';
import type { Overlay, PartitionState, RowId, RowVersion, TableState } from './partition-state';

/** Field values a row must have. */
export type Where = Readonly<Record<string, unknown>>;

/** A state seen through overlays, the first of which stands in front. */
export interface PartitionView {
  /** The intervals of tables. */
  readonly intervals: PartitionState['intervals'];
  /** The version of a row, undefined if it was never there. */
  lookup(table: string, id: RowId): RowVersion | undefined;
  /** All rows that fit, in order of insertion. */
  select(table: string, where: Where | undefined): Row[];
  /** How many rows fit. */
  count(table: string, where: Where | undefined): number;
}

/** Makes a view. It follows later changes of the state and of the overlays: who holds it keeps them consistent. */
export function createView(state: PartitionState, overlays: readonly Overlay[]): PartitionView {
  function tableOf(name: string): TableState {
    const table = state.tables.get(name);
    if (table === undefined) throw new TypeError(`There is no table "${name}" in the schema`);
    return table;
  }

  function layersOf(name: string): Map<RowId, RowVersion>[] {
    const layers: Map<RowId, RowVersion>[] = [];
    for (const overlay of overlays) {
      const layer = overlay.get(name);
      if (layer !== undefined && layer.size > 0) layers.push(layer);
    }
    return layers;
  }

  function versions(name: string, where: Where | undefined): RowVersion[] {
    const table = tableOf(name);
    const layers = layersOf(name);
    const { found, inOrder } = fromTable(table, where);
    if (layers.length === 0) return inOrder ? found : found.sort(byPlace);
    const front = frontOf(layers);
    const kept = found.filter(({ row }) => row !== undefined && !front.has(row.id));
    const wanted = Object.entries(where ?? {});
    for (const version of front.values())
      if (version.row !== undefined && fits(version.row, wanted)) kept.push(version);
    return kept.sort(byPlace);
  }

  return {
    intervals: state.intervals,
    lookup(name, id) {
      const table = tableOf(name);
      for (const overlay of overlays) {
        const version = overlay.get(name)?.get(id);
        if (version !== undefined) return version;
      }
      return table.rows.get(id);
    },
    select(name, where) {
      const rows: Row[] = [];
      for (const { row } of versions(name, where)) if (row !== undefined) rows.push(row);
      return rows;
    },
    count(name, where) {
      const table = tableOf(name);
      const wanted = Object.entries(where ?? {});
      let count = countInTable(table, wanted) ?? fromTable(table, where).found.length;
      // Few rows are in front: what they change is quicker found than all rows are looked through.
      for (const [id, { row }] of frontOf(layersOf(name))) {
        const behind = table.rows.get(id)?.row;
        if (behind !== undefined && fits(behind, wanted)) count -= 1;
        if (row !== undefined && fits(row, wanted)) count += 1;
      }
      return count;
    },
  };
}

/** Of each key the version that stands foremost. */
function frontOf(layers: readonly Map<RowId, RowVersion>[]): ReadonlyMap<RowId, RowVersion> {
  const [only] = layers;
  if (only !== undefined && layers.length === 1) return only;
  const front = new Map<RowId, RowVersion>();
  for (const layer of layers) {
    for (const [id, version] of layer) if (!front.has(id)) front.set(id, version);
  }
  return front;
}

/** How many rows of a table fit, where it can be known without looking at them. */
function countInTable(
  table: TableState,
  wanted: readonly (readonly [field: string, value: unknown])[],
): number | undefined {
  const [first] = wanted;
  if (first === undefined) return table.rows.size;
  const [field, value] = first;
  if (wanted.length > 1 || !isIndexable(value) || !table.indexes.has(field)) return undefined;
  return table.indexes.get(field)?.get(value)?.size ?? 0;
}

/** Rows that fit, from the smallest index that helps, else by reading all. */
function fromTable(table: TableState, where: Where | undefined): { found: RowVersion[]; inOrder: boolean } {
  let smallest: ReadonlySet<RowId> | undefined;
  let known: string | undefined;
  const wanted = Object.entries(where ?? {});
  for (const [field, value] of wanted) {
    const keys = table.indexes.get(field);
    if (keys === undefined || !isIndexable(value)) continue;
    const ids = keys.get(value);
    if (ids === undefined) return { found: [], inOrder: true };
    if (smallest === undefined || ids.size < smallest.size) [smallest, known] = [ids, field];
  }
  const open = wanted.filter(([field]) => field !== known);
  const found: RowVersion[] = [];
  if (smallest === undefined) {
    for (const version of table.rows.values()) {
      if (version.row !== undefined && fits(version.row, open)) found.push(version);
    }
    return { found, inOrder: true };
  }
  for (const id of smallest) {
    const version = table.rows.get(id);
    if (version?.row !== undefined && fits(version.row, open)) found.push(version);
  }
  return { found, inOrder: false };
}

function fits(row: Row, values: readonly (readonly [field: string, value: unknown])[]): boolean {
  for (const [field, wanted] of values) {
    const value = fieldOf(row, field);
    if (value !== wanted && (isIndexable(wanted) || !isDeepStrictEqual(value, wanted))) return false;
  }
  return true;
}

function byPlace(left: RowVersion, right: RowVersion): number {
  return left.place - right.place;
}
