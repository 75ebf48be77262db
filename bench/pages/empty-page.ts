import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '../..');

const PAGE = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Empty</title></head>
  <body><div id="app"></div><script type="module" src="./main.js"></script></body>
</html>
`;

const MAIN = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('app')).render(createElement('h1', null, 'Hello'));
`;

/** Builds a page that says one word with React, as the server serves the app; gives its folder, which the caller removes. */
export async function buildEmptyPage(): Promise<string> {
  // Below the repository's own packages, so that React is found.
  const folder = await mkdtemp(join(ROOT, 'node_modules/.empty-page-'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'main.js'), MAIN);
  const dist = join(folder, 'dist');
  await build({ configFile: false, root: folder, logLevel: 'error', build: { outDir: dist } });
  await rename(join(dist, 'index.html'), join(dist, 'app.html'));
  await rename(dist, `${folder}-dist`);
  await rm(folder, { recursive: true });
  return `${folder}-dist`;
}
