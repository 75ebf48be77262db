// Run in the folder of the client package, after its build: writes the JSON Schemas of exported accounts into `dist/schemas`, as they are in every export.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const dist = join(process.cwd(), 'dist');
const { accountExportSchemas } = await import(pathToFileURL(join(dist, 'contract/account-export.js')).href);
mkdirSync(join(dist, 'schemas'), { recursive: true });
for (const [name, schema] of Object.entries(accountExportSchemas()))
  writeFileSync(join(dist, 'schemas', name), `${JSON.stringify(schema, undefined, 2)}\n`);
