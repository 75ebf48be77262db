import { expect, it } from 'vitest';
import type { AddedTables } from '../storage/postgres/schema-migrations';
import { schemaSteps } from './schema-steps';
import { accountsSchema, codeSchema } from './tables';

/** Tables with their indexed fields, of all steps together. */
function together(steps: readonly (AddedTables | undefined)[]): Record<string, readonly string[]> {
  const tables: Record<string, readonly string[]> = {};
  for (const step of steps) {
    for (const [table, fields] of Object.entries(step ?? {}))
      tables[table] = [...(tables[table] ?? []), ...fields].toSorted();
  }
  return tables;
}

function asTables({
  tables,
  indexes,
}: {
  readonly tables: readonly string[];
  readonly indexes: { readonly [table: string]: readonly string[] | undefined };
}): Record<string, readonly string[]> {
  return Object.fromEntries(tables.map((table) => [table, (indexes[table] ?? []).toSorted()]));
}

it('adds every table and index of the schemas, under names in order', () => {
  expect(together(schemaSteps.map(({ accounts }) => accounts))).toEqual(asTables(accountsSchema));
  expect(together(schemaSteps.map(({ code }) => code))).toEqual(asTables(codeSchema));
  const names = schemaSteps.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
});
