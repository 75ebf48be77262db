import type { SchemaStep } from './postgres/schema-migrations';
import type { Row, Schema } from './storage';

/** A row of a test's Code. */
export interface Mark extends Row {
  readonly id: number;
  readonly documentId: number;
  readonly text: string;
  /** Pages of the mark. */
  readonly pages: { readonly from: number; readonly to: number };
  readonly tags: readonly string[];
  readonly extra: unknown;
}

/** The tables of a test's Code. */
export type CodeTables = {
  marks: Mark;
  names: { readonly id: string; readonly name: string };
};

/** The tables of a test's accounts. */
export type AccountTables = {
  items: { readonly id: number | string; readonly value: string };
};

/** Where marks have their pages. */
const MARK_PAGES = { among: 'documentId', first: ['pages', 'from'], last: ['pages', 'to'] } as const;

/** The shape of a Code in the suites: one table with an index, one without. */
export const codeSchema: Schema<CodeTables> = {
  tables: ['marks', 'names'],
  indexes: { marks: ['documentId'] },
  intervals: { marks: MARK_PAGES },
};

/** The shape of accounts in the suites. */
export const accountsSchema: Schema<AccountTables> = { tables: ['items'], indexes: {} };

/** The same as one release of the adapters that migrate. */
export const schemaSteps: readonly SchemaStep[] = [
  { name: '0001-suite', accounts: { items: [] }, code: { marks: ['documentId', MARK_PAGES], names: [] } },
];

/** A row with the fields given and plain ones else. */
export function mark(id: number, fields: Partial<Mark> = {}): Mark {
  return {
    id,
    documentId: 0,
    text: `text ${id}`,
    pages: { from: id, to: id },
    tags: [],
    extra: null,
    ...fields,
  };
}
