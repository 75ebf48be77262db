// Run in the folder of the client package, after its build: writes what other languages read of the contract into `dist`: the OpenAPI document,
// and the JSON Schemas of exported accounts, as they are in every export.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const dist = join(process.cwd(), 'dist');
const built = (path) => import(pathToFileURL(join(dist, path)).href);
const write = (name, document) =>
  writeFileSync(join(dist, name), `${JSON.stringify(document, undefined, 2)}\n`);

const { accountExportSchemas } = await built('contract/account-export.js');
mkdirSync(join(dist, 'schemas'), { recursive: true });
for (const [name, schema] of Object.entries(accountExportSchemas())) write(join('schemas', name), schema);

const { buildOpenApiDocument } = await built('openapi/openapi-document.js');
write('openapi.json', await buildOpenApiDocument());
