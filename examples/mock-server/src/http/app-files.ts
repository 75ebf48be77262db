import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { LOCALES, pickLocale } from '@glossator/i18n';
import express, { Router, type RequestHandler, type Response } from 'express';
import { compressedFiles } from './compressed-files';
import { createAddressedPages, type AddressedPage } from './addressed-pages';
import { languagesOf } from './visit';

/** A file whose name carries the hash of its content (`index-B3xK9_aZ.js`) never changes. */
const HASHED = /-[\w-]{8,64}\.\w{1,8}$/;

const FOREVER = 'public, max-age=31536000, immutable';

/** Files for search engines in which the server's address stands. */
const ADDRESSED = ['/sitemap.xml', '/robots.txt'];

/** What the built app is served with; `publicUrl` tells where people reach the server, without a slash at its end. */
export interface AppFilesParts {
  readonly directory: string;
  readonly publicUrl: () => string;
  /** The sample that the landing page shows; undefined where it was not built. */
  readonly showcase: string | undefined;
}

/**
 * Serves the built app: its files; the landing page at `/` in the visitor's language and at `/de` in that one; and the app's own page for every other
 * address, whose path the app's router reads.
 */
export function appFiles({ directory, publicUrl, showcase }: AppFilesParts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  if (showcase !== undefined)
    router.use('/showcase', express.static(showcase, { index: false, redirect: false, maxAge: '1h' }));

  const pageNamed = createAddressedPages(directory, publicUrl);
  router.get(['/', ...LOCALES.map((locale) => `/${locale}`)], (request, response, next) => {
    const own = LOCALES.find((locale) => request.path === `/${locale}`);
    if (own === undefined) response.vary('Accept-Language');
    const page = pageNamed(join('landing', `${own ?? pickLocale(undefined, languagesOf(request))}.html`));
    if (page) sendAddressed(response, page, '.html');
    else next();
  });
  router.get(ADDRESSED, ({ path }, response, next) => {
    const page = pageNamed(path);
    if (page) sendAddressed(response, page, extname(path));
    else next();
  });
  router.use(compressedFiles({ directory, isForever: (name) => HASHED.test(name), cacheControl: FOREVER }));
  router.use(
    express.static(directory, {
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      setHeaders: (response, file) => {
        response.setHeader('Cache-Control', HASHED.test(file) ? FOREVER : 'no-cache');
      },
    }),
  );
  router.use(showPage(join(directory, 'app.html')));
  return router;
}

/** Sends a file in which the server's address stands, and allows the style sheets that stand in it, too: no others. */
function sendAddressed(response: Response, { text, styles }: AddressedPage, type: string): void {
  const policy = response.get('Content-Security-Policy');
  if (policy !== undefined && styles.length > 0)
    response.set('Content-Security-Policy', policy.replace('style-src', ['style-src', ...styles].join(' ')));
  response.set('Cache-Control', 'no-cache').type(type).send(text);
}

/** Answers every address that could be one of the app's with its page. */
function showPage(page: string): RequestHandler {
  return (request, response, next) => {
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
}
