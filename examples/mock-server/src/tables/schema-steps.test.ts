import { expect, it } from 'vitest';
import type { AddedTables } from '../storage/postgres/schema-migrations';
import { schemaSteps } from './schema-steps';
import type { IntervalFields } from '../storage/storage';
import { accountsSchema, codeSchema } from './tables';

type Indexed = readonly (string | IntervalFields)[];

/** Tables with their indexed fields, of all steps together. */
function together(steps: readonly (AddedTables | undefined)[]): Record<string, Indexed> {
  const tables: Record<string, Indexed> = {};
  for (const step of steps) {
    for (const [table, fields] of Object.entries(step ?? {}))
      tables[table] = sorted([...(tables[table] ?? []), ...fields]);
  }
  return tables;
}

/** Their order does not matter. */
function sorted(indexed: Indexed): Indexed {
  return indexed.toSorted((left, right) => JSON.stringify(left).localeCompare(JSON.stringify(right)));
}

function asTables({
  tables,
  indexes,
  intervals,
}: {
  readonly tables: readonly string[];
  readonly indexes: { readonly [table: string]: readonly string[] | undefined };
  readonly intervals?: { readonly [table: string]: IntervalFields | undefined };
}): Record<string, Indexed> {
  const indexed = (table: string): Indexed => {
    const interval = intervals?.[table];
    return sorted([...(indexes[table] ?? []), ...(interval ? [interval] : [])]);
  };
  return Object.fromEntries(tables.map((table) => [table, indexed(table)]));
}

it('adds every table and index of the schemas, under names in order', () => {
  expect(together(schemaSteps.map(({ accounts }) => accounts))).toEqual(asTables(accountsSchema));
  expect(together(schemaSteps.map(({ code }) => code))).toEqual(asTables(codeSchema));
  const names = schemaSteps.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
});
