import { intervalFieldsOf, meets } from '../intervals';
import type { Interval, Row } from '../storage';
import type { RowSource } from './row-source';
import { conditionOf, meetingCondition, type Condition, type RowId } from './row-tables';
import { fits, type WriteSet, type WrittenRow } from './write-set';

/** Rows as they are with what was written in front of what is stored. */
export interface View {
  get(table: string, id: RowId): Promise<Row | undefined>;
  list(table: string, where: object | undefined): Promise<readonly Row[]>;
  listMeeting(table: string, where: object, interval: Interval): Promise<readonly Row[]>;
  count(table: string, where: object | undefined): Promise<number>;
  /** The foremost written version of a row. */
  written(table: string, id: RowId): WrittenRow | undefined;
}

/** Makes a view; the foremost of the sets comes first. */
export function createView(source: RowSource, sets: readonly WriteSet[]): View {
  function frontOf(table: string): ReadonlyMap<RowId, WrittenRow> {
    const layers = sets.flatMap((set) => set.rows.get(table) ?? []);
    const [only] = layers;
    return layers.length === 1 && only ? only : new Map(layers.toReversed().flatMap((layer) => [...layer]));
  }

  function written(table: string, id: RowId): WrittenRow | undefined {
    for (const set of sets) {
      const row = set.rows.get(table)?.get(id);
      if (row) return row;
    }
    return undefined;
  }

  /** The rows that fit a condition, of which those in front are asked in memory. */
  async function list(
    table: string,
    condition: Condition,
    isWanted: (row: Row) => boolean,
  ): Promise<readonly Row[]> {
    const front = frontOf(table);
    const [stored, behind] = await Promise.all([
      source.list(table, condition),
      source.getAll(table, [...front.keys()]),
    ]);
    const fit = stored.filter(({ row }) => fits(row, condition.rest));
    if (front.size === 0) return fit.map(({ row }) => row);
    const rows = fit.filter(({ row }) => !front.has(row.id));
    for (const [id, { row, place, replaces }] of front) {
      if (row && isWanted(row))
        rows.push({ row, place: replaces ? place : (behind.get(id)?.place ?? place) });
    }
    return rows.toSorted((left, right) => left.place - right.place).map(({ row }) => row);
  }

  return {
    written,
    async get(table, id) {
      const front = written(table, id);
      return front ? front.row : (await source.get(table, id))?.row;
    },
    list: (table, where) => list(table, conditionOf(where), fitting(where)),
    async listMeeting(table, where, interval) {
      const fields = intervalFieldsOf(source.shape.intervals, table);
      const fits = fitting(where);
      return list(
        table,
        meetingCondition(conditionOf(where), fields, interval),
        (row) => fits(row) && meets(row, fields, interval),
      );
    },
    async count(table, where) {
      const condition = conditionOf(where);
      const isWanted = fitting(where);
      if (condition.rest.length > 0) return (await list(table, condition, isWanted)).length;
      const front = frontOf(table);
      const [stored, behind] = await Promise.all([
        source.count(table, condition),
        source.getAll(table, [...front.keys()]),
      ]);
      const one = (row: Row | undefined): number => (row && isWanted(row) ? 1 : 0);
      let count = stored;
      for (const [id, { row }] of front) count += one(row) - one(behind.get(id)?.row);
      return count;
    },
  };
}

/** Whether a row has the values given. */
function fitting(where: object | undefined): (row: Row) => boolean {
  const wanted = Object.entries(where ?? {});
  return (row) => fits(row, wanted);
}
