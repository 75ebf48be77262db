import { escapeIdentifier, escapeLiteral } from 'pg';
import type { Interval, IntervalFields, Row } from '../storage';
import { toStoredJson } from './stored-json';

/** Whose rows a table keeps. */
export type PartitionKind = 'accounts' | 'code';

/** A row's key. */
export type RowId = Row['id'];

/** The id of the partition of accounts; those of Codes are the Codes' ids, from 1. */
export const ACCOUNTS = 0;

/** The kind of a partition. */
export function kindOf(partitionId: number): PartitionKind {
  return partitionId === ACCOUNTS ? 'accounts' : 'code';
}

/** The name of the database's table with the rows of a table of all partitions of a kind, as SQL. */
export function tableName(kind: PartitionKind, table: string): string {
  return escapeIdentifier(`${kind}_${table}`);
}

/** The name of the index over a field of such a table, as SQL. */
export function indexName(kind: PartitionKind, table: string, field: string): string {
  return escapeIdentifier(`${kind}_${table}_${field}`);
}

/** Its key as it is stored, as JSON, so that the number 1 is not the text "1". */
export function storedId(id: RowId): string {
  return JSON.stringify(id);
}

/**
 * The JSON of a field of a stored row, as SQL; NULL where the row has no such field. Of type json (not jsonb), a row is kept letter by
 * letter as it was written, so that the same value always has the same JSON.
 */
export function fieldJson(field: string): string {
  return `(content -> ${escapeLiteral(field)})::text COLLATE "C"`;
}

/** The whole number at a path of fields of a stored row, as SQL. */
export function numberAt(path: readonly string[]): string {
  return `(content ${path.map((field) => `-> ${escapeLiteral(field)}`).join(' ')})::text::int`;
}

/** A condition on the fields of rows: what the database decides, and what is left to compare in memory. */
export interface Condition {
  /** SQL that follows the one for the partition; its values are numbered from `$2`. */
  readonly sql: string;
  readonly values: readonly string[];
  /** Fields whose values are objects or arrays: equal where their contents are, whatever their JSON. */
  readonly rest: readonly (readonly [field: string, value: unknown])[];
}

/** The condition with one more: that intervals meet. */
export function meetingCondition(
  { sql, values, rest }: Condition,
  { first, last }: IntervalFields,
  interval: Interval,
): Condition {
  const next = values.length + 2;
  return {
    sql: `${sql} AND ${numberAt(last)} >= $${next}::int AND ${numberAt(first)} <= $${next + 1}::int`,
    values: [...values, String(interval.first), String(interval.last)],
    rest,
  };
}

/** The condition that fields equal those given. */
export function conditionOf(where: object | undefined): Condition {
  const parts: string[] = [];
  const values: string[] = [];
  const rest: [string, unknown][] = [];
  for (const [field, value] of Object.entries(where ?? {}) as [string, unknown][]) {
    if (typeof value === 'object' && value !== null) rest.push([field, value]);
    else if (value === undefined) parts.push(`${fieldJson(field)} IS NULL`);
    else {
      values.push(toStoredJson(value));
      parts.push(`${fieldJson(field)} = $${values.length + 1}`);
    }
  }
  return { sql: parts.map((part) => ` AND ${part}`).join(''), values, rest };
}
