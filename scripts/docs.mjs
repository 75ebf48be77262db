// `npm run docs`: writes the site of documentation into `.cache/docs` and serves it; with `-- --write` only the former.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
const { writeDocsSite } = await import('./docs-site.mjs');
const folder = join(root, '.cache/docs');
await writeDocsSite(folder);
console.log(`The documentation is in ${folder}`);
if (!process.argv.includes('--write')) {
  const { default: express } = await import('express');
  const port = Number(process.env.PORT ?? 4100);
  createServer(express().use(express.static(folder))).listen(port, '127.0.0.1', () =>
    console.log(`and at http://localhost:${port}`),
  );
}
