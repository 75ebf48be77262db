import { createHash } from 'node:crypto';
import { Router, type Response } from 'express';

import { listPage, messagePage, missingPage, STYLE } from './mailbox-html';
import type { Outbox } from '../../mail/outbox';

/** Messages of a page. */
const LISTED = 50;
const styleHash = createHash('sha256').update(STYLE).digest('base64');

// Nothing but our one style sheet and, in the frame, the message from this origin.
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
// Without allow-scripts nothing of a message runs; without allow-same-origin it is a stranger here. Links open in a new tab.
const MESSAGE_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'";

/**
 * The development mailbox: `/` lists the newest messages of the outbox (`?before=`: older ones), `/:id` shows one, `/:id/html` is the html of a
 * message for the sandboxed frame. To be mounted at `/mailbox`, and only while the outbox mailer is in use: everybody can read it.
 */
export function createMailboxRouter(outbox: Pick<Outbox, 'list' | 'read'>): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    const { before } = request.query;
    const page = await outbox.list(LISTED, typeof before === 'string' ? before : undefined);
    sendHtml(response, 200, PAGE_POLICY, listPage(page, request.baseUrl));
  });
  router.get('/:id', async (request, response) => {
    const message = await outbox.read(request.params.id);
    if (message === undefined) notFound(response, request.baseUrl);
    else sendHtml(response, 200, PAGE_POLICY, messagePage(message, request.baseUrl));
  });
  router.get('/:id/html', async (request, response) => {
    const message = await outbox.read(request.params.id);
    if (message?.html === undefined) notFound(response, request.baseUrl);
    else sendHtml(response, 200, MESSAGE_POLICY, `<!doctype html><base target="_blank">${message.html}`);
  });
  return router;
}

function notFound(response: Response, base: string) {
  sendHtml(response, 404, PAGE_POLICY, missingPage(base));
}

function sendHtml(response: Response, status: number, policy: string, html: string) {
  response
    .status(status)
    .set({
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'SAMEORIGIN',
    })
    .type('html')
    .send(html);
}
