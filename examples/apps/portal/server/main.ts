// The portal's own server: log-in, the laws, the highlights, and the pages. `node server/main.ts [--dev] PORT`
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import express from 'express';
import helmet from 'helmet';
import { highlightRoutes } from './highlights.ts';
import { createSessions, sessionRoutes } from './sessions.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { dev: { type: 'boolean' } } });
const folder = join(import.meta.dirname, '..');
const port = Number(positionals[0] ?? 8080);
const sessions = createSessions();
const app = express();

/** Nothing that the annotator's README does not ask for. */
const directives = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  workerSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

// While developing, Vite writes scripts and styles into the page.
if (!values.dev) app.use(helmet({ contentSecurityPolicy: { useDefaults: false, directives } }));
app.use('/api', express.json({ limit: '1mb' }));
app.use('/api/session', sessionRoutes(sessions));
app.use('/api', sessions.required);
app.use('/api/highlights', highlightRoutes());
app.use('/api/laws', (_request, response) => response.sendFile('public/law.pdf', { root: folder }));
if (values.dev) {
  const { createServer } = await import('vite');
  app.use((await createServer({ root: folder, server: { middlewareMode: true } })).middlewares);
} else app.use(express.static(join(folder, 'dist')));
app.listen(port, '127.0.0.1', () => console.log(`The portal is at http://127.0.0.1:${port}`));
