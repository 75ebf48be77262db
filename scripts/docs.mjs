// `npm run docs`: writes the site of documentation into `.cache/docs` and serves it; with `-- --write` only the former.
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
const { writeDocsSite } = await import('./docs-site.mjs');
const folder = join(root, '.cache/docs');
await writeDocsSite(folder);
console.log(`The documentation is in ${folder}`);
if (!process.argv.includes('--write')) {
  const { preview } = await import('vite');
  const port = Number(process.env.PORT ?? 4100);
  const { resolvedUrls } = await preview({
    configFile: false,
    root: join(folder, '..'),
    appType: 'mpa',
    build: { outDir: 'docs' },
    preview: { port, host: '127.0.0.1' },
  });
  console.log(`and at ${resolvedUrls?.local[0]}`);
}
