import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import type { Operation } from './operation';
import { operations } from './registry';

/** What a client knows of an operation while it calls it. */
function routeOf({ method, path, access, result, binary, creates }: Operation) {
  return {
    method,
    path,
    ...(access.who === 'anyone' && { isOpen: true }),
    ...(binary && { binary }),
    ...(creates && { creates }),
    ...(result === undefined && !binary && { isEmpty: true }),
  };
}

/** The module that has the routes of all operations. */
async function written(): Promise<string> {
  const routes = Object.entries(operations).map(([resource, own]) => [
    resource,
    Object.fromEntries(Object.entries(own).map(([name, operation]) => [name, routeOf(operation)])),
  ]);
  const text = `
// Written from the operations of the contract by \`npx vitest run -u routes.test\`; do not edit. Clients call by this and leave the schemas out.
import type { Route } from './route';

/** How each operation is called, by resource and name. */
export const ROUTES: Readonly<Record<string, Readonly<Record<string, Route>>>> = ${JSON.stringify(Object.fromEntries(routes))};`;
  return format(text, { ...(await resolveConfig(import.meta.filename)), parser: 'typescript' });
}

it('are those of the operations', async () => {
  await expect(await written()).toMatchFileSnapshot('./routes.ts');
});
