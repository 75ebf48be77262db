import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { Router, type RequestHandler } from 'express';

/** A file whose name carries the hash of its content (`index-B3xK9_aZ.js`) never changes. */
const HASHED = /-[\w-]{8,64}\.\w{1,8}$/;

/** Serves the built app: its files, and its page for every other address, whose path the app's own router reads. */
export function appFiles(directory: string): Router {
  const router = Router();
  const page = join(directory, 'index.html');
  router.use(
    express.static(directory, {
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      setHeaders: (response, file) => {
        const isForever = HASHED.test(file);
        response.setHeader('Cache-Control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    }),
  );
  const showPage: RequestHandler = (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next();
      return;
    }
    // A missing script must not be answered with a page.
    if (/\.[a-z]\w*$/i.test(request.path)) {
      next();
      return;
    }
    if (!existsSync(page)) {
      response.status(404).type('text/plain').send('The app has not been built. The API is at /api/v1.\n');
      return;
    }
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile(page);
  };
  router.use(showPage);
  return router;
}
