import type { Row } from '../storage/storage';
import type { BinRow } from '../tables/bin';
import type { CodeReader, CodeTables } from '../tables/tables';

/** The table of a Code's partition. */
export type TableName = keyof CodeTables;

/**
 * The tables whose rows count as written by people; the rest is what the server works out of them for a pending Update, and is
 * bounded by it.
 */
export const MEASURED_TABLES = [
  'documents',
  'versions',
  'selections',
  'comments',
  'attachments',
  'bookmarks',
  'notes',
  'noteAttachments',
  'colors',
  'bin',
  'imports',
  'reviews',
  'answers',
] as const satisfies readonly TableName[];

type MeasuredTable = (typeof MEASURED_TABLES)[number];

/** Whether the rows of a table count. */
export function isMeasured(table: TableName): table is MeasuredTable {
  return MEASURED_TABLES.some((name) => name === table);
}

/** A row as it counts: its bytes in UTF-8, who is charged for them (`TextUseRow`), and its entity. */
export interface MeasuredRow {
  readonly bytes: number;
  readonly userId: number | undefined;
  readonly entityId: number | undefined;
}

/**
 * Measures a row. Whole rows count, not their texts alone: a million bookmarks named "a" take memory too. A document counts by its
 * titles, since its numbers change with every highlight; what is in the bin counts as before, for its author, so that deleting and
 * bringing back change nothing. Answers kept for retries are no writing: they count apart, under the negative id of their caller.
 */
export function measure(table: MeasuredTable, row: Row): MeasuredRow {
  const entityId = typeof row.id === 'number' ? row.id : undefined;
  switch (table) {
    case 'documents': {
      const { title, pending, createdBy } = row as CodeTables['documents'];
      return { bytes: DOCUMENT_BYTES + jsonBytes([title, pending?.title]), userId: createdBy, entityId };
    }
    case 'bin': {
      const { rows, createdBy } = row as BinRow;
      const bytes = rows.reduce((sum, each) => sum + jsonBytes(each.row), 0);
      return { bytes, userId: rows[0]?.row.createdBy ?? createdBy, entityId };
    }
    case 'answers': {
      const userId = Number.parseInt(String(row.id), 10);
      return { bytes: jsonBytes(row), userId: Number.isNaN(userId) ? undefined : -userId, entityId };
    }
    case 'colors':
      return { bytes: jsonBytes(row), userId: undefined, entityId };
    case 'reviews':
      return { bytes: jsonBytes(row), userId: (row as CodeTables['reviews']).userId, entityId };
    default:
      return { bytes: jsonBytes(row), userId: (row as CodeTables['notes']).createdBy, entityId };
  }
}

const DOCUMENT_BYTES = 256;

/** Bytes of a value as JSON. */
export function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** Rows that are answered together: they may take so much that each answer stays small. */
export interface RowGroup {
  readonly where: Readonly<Record<string, unknown>>;
  /** What the group is to people. */
  readonly name: string;
}

/** The group of rows that a row is shown with, if it grows without another bound. */
export function groupOf(table: MeasuredTable, row: Row): RowGroup | undefined {
  switch (table) {
    case 'comments':
    case 'attachments': {
      const { selectionId } = row as CodeTables['comments'];
      return { where: { selectionId }, name: `The ${table} of one highlight` };
    }
    case 'noteAttachments': {
      const { noteId } = row as CodeTables['noteAttachments'];
      return { where: { noteId }, name: 'The attachments of one note' };
    }
    case 'bookmarks':
    case 'versions': {
      const { documentId } = row as CodeTables['bookmarks'];
      return { where: { documentId }, name: `The ${table} of one document` };
    }
    case 'documents':
      return { where: {}, name: 'The documents of one Code' };
    default:
      return undefined;
  }
}

/** Bytes of the rows of a group. */
export async function groupBytes(
  reader: CodeReader,
  table: MeasuredTable,
  { where }: RowGroup,
): Promise<number> {
  const rows: readonly Row[] = await reader.list(table, where);
  return rows.reduce((sum, row) => sum + measure(table, row).bytes, 0);
}
