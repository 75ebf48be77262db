import { tokenize } from 'linkifyjs';

import type { OutboxMessage } from '../../mail/outbox';

/** The one style sheet of the mailbox pages; their Content-Security-Policy names its hash. */
export const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}' +
  'table{width:100%;border-collapse:collapse}th,td{text-align:left;padding:.4rem;border-bottom:1px solid #bbb}' +
  'pre{white-space:pre-wrap;overflow-wrap:anywhere}iframe{width:100%;height:32rem;border:1px solid #bbb}';

/** Text as html text or as the value of a quoted attribute. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Plain text as html in which http and https addresses are links. */
export function linkedText(text: string): string {
  return tokenize(text)
    .map((token) => {
      const shown = escapeHtml(token.toString());
      if (!token.isLink) return shown;
      const href = token.toHref('http');
      return /^https?:\/\//i.test(href)
        ? `<a href="${escapeHtml(href)}" rel="noopener noreferrer">${shown}</a>`
        : shown;
    })
    .join('');
}

/** The list of messages; `base` is the path the mailbox is mounted at. */
export function listPage(messages: readonly OutboxMessage[], base: string): string {
  const rows = messages.map(
    ({ id, date, to, subject }) =>
      `<tr><td>${escapeHtml(date)}</td><td>${escapeHtml(to.join(', '))}</td>` +
      `<td><a href="${escapeHtml(`${base}/${id}`)}">${escapeHtml(subject || '(no subject)')}</a></td></tr>`,
  );
  const table = `<table><thead><tr><th scope="col">Date</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return page('Mailbox', `<h1>Mailbox</h1>${messages.length === 0 ? '<p>No messages yet.</p>' : table}`);
}

/** One message: its head, its text with links, and its html in a frame that can run nothing. */
export function messagePage(
  { id, date, from, to, subject, text, html }: OutboxMessage,
  base: string,
): string {
  const frame = `<h2>As html</h2><iframe title="Message as html" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${escapeHtml(`${base}/${id}/html`)}"></iframe>`;
  return page(
    subject,
    `<p><a href="${escapeHtml(base || '/')}">Mailbox</a></p><h1>${escapeHtml(subject)}</h1>` +
      `<p>From ${escapeHtml(from)} to ${escapeHtml(to.join(', '))}, ${escapeHtml(date)}</p>` +
      `<pre>${linkedText(text)}</pre>${html === undefined ? '' : frame}`,
  );
}

function page(title: string, body: string): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`
  );
}
