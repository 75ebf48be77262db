import { Router } from 'express';
import { listOutbox, readOutboxMessage, type OutboxMessage } from '../mail/outbox';

/** Where the development mailbox is. */
export const MAILBOX_PATH = '/mailbox';
/** Messages the mailbox shows. */
const SHOWN = 100;

/** The development mailbox: what the server would have sent by e-mail, where no SMTP server is set (decisions.md section 7). */
export function mailboxPage(directory: string): Router {
  const router = Router();
  router.get(MAILBOX_PATH, async (_request, response) => {
    const messages = await listOutbox(directory, SHOWN);
    const rows = messages.map(
      ({ id, date, to, subject }) =>
        `<tr><td>${escapeHtml(date)}</td><td>${escapeHtml(to.join(', '))}</td><td><a href="${MAILBOX_PATH}/${escapeHtml(id)}">${escapeHtml(subject)}</a></td></tr>`,
    );
    const list = `<table><thead><tr><th>Date</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
    response
      .set('Cache-Control', 'no-store')
      .send(page('Mailbox', messages.length > 0 ? list : '<p>No messages yet.</p>'));
  });
  router.get(`${MAILBOX_PATH}/:id`, async (request, response, next) => {
    const message = await readOutboxMessage(directory, request.params.id);
    if (!message) {
      next();
      return;
    }
    response.set('Cache-Control', 'no-store').send(page(message.subject, messageBody(message)));
  });
  return router;
}

function messageBody({ date, from, to, text }: OutboxMessage): string {
  const facts = `<dl><dt>Date</dt><dd>${escapeHtml(date)}</dd><dt>From</dt><dd>${escapeHtml(from)}</dd><dt>To</dt><dd>${escapeHtml(to.join(', '))}</dd></dl>`;
  return `<p><a href="${MAILBOX_PATH}">All messages</a></p>${facts}<pre>${linked(text)}</pre>`;
}

/** The text with its http addresses as links. */
function linked(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/[^\s<>"']+/g, (url) => `<a href="${url}">${url}</a>`);
}

function page(title: string, body: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>`;
  return `<!doctype html><html lang="en"><head>${head}</head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}

function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
