import { tokenize } from 'linkifyjs';

import type { OutboxMessage, OutboxPage } from '../../mail/outbox';

/** The one style sheet of the mailbox pages, in the product's colors; their Content-Security-Policy names its hash. */
export const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#fffdf8, #24221f); --ground: light-dark(#f3efe7, #161513);
  --line: light-dark(#e0d9cc, #35312c); --ink: light-dark(#23201b, #ece7dd); --soft: light-dark(#5f584d, #b3ab9d);
  --accent: light-dark(#22467a, #8fb4ea); --serif: Georgia, 'Liberation Serif', serif; }
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem 1rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 48rem; margin: 0 auto; padding: 2rem; background: var(--paper); border: 1px solid var(--line); border-radius: 0.5rem; }
h1, h2 { margin: 0 0 1rem; font-family: var(--serif); font-weight: 600; line-height: 1.25; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; }
h2 { margin-top: 2rem; font-size: 1.125rem; }
p { margin: 0 0 1rem; color: var(--soft); }
a { color: var(--accent); text-underline-offset: 0.15em; overflow-wrap: anywhere; }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 0.125rem; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.625rem 0.75rem 0.625rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { color: var(--soft); font-size: 0.875rem; font-weight: 600; }
td { overflow-wrap: anywhere; }
td time { white-space: nowrap; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0 0 1.5rem; padding-bottom: 1rem; border-bottom: 1px solid var(--line); }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
pre { margin: 0; font: 1.0625rem/1.6 var(--serif); white-space: pre-wrap; overflow-wrap: anywhere; }
iframe { width: 100%; height: 32rem; border: 1px solid var(--line); border-radius: 0.25rem; background: #fff; }
@media (max-width: 36rem) {
  main { padding: 1.25rem; }
  thead { position: absolute; clip-path: inset(50%); }
  tr { display: block; padding: 0.75rem 0; border-bottom: 1px solid var(--line); }
  td { display: block; padding: 0; border: 0; }
}
`;

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
export function listPage({ messages, next }: OutboxPage, base: string): string {
  const rows = messages.map(
    ({ id, date, to, subject }) =>
      `<tr><td>${timeOf(date)}</td><td>${escapeHtml(to.join(', '))}</td>` +
      `<td><a href="${escapeHtml(`${base}/${id}`)}">${escapeHtml(subject || NO_SUBJECT)}</a></td></tr>`,
  );
  const table = `<table><thead><tr><th scope="col">Date</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  const older =
    next === undefined ? '' : `<p><a href="${escapeHtml(`${base}?before=${next}`)}">Older messages</a></p>`;
  return page(
    'Mailbox',
    `<h1>Mailbox</h1>${messages.length === 0 ? '<p>No messages yet.</p><p>What the server would send by e-mail is shown here.</p>' : table + older}`,
  );
}

/** One message: its head, its text with links, and its html in a frame that can run nothing. */
export function messagePage(
  { id, date, from, to, replyTo, subject, text, html }: OutboxMessage,
  base: string,
): string {
  const frame = `<h2>As html</h2><iframe title="Message as html" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${escapeHtml(`${base}/${id}/html`)}"></iframe>`;
  return page(
    subject || NO_SUBJECT,
    `<p><a href="${escapeHtml(base || '/')}">Mailbox</a></p><h1>${escapeHtml(subject || NO_SUBJECT)}</h1>` +
      `<dl><dt>From</dt><dd>${escapeHtml(from)}</dd><dt>To</dt><dd>${escapeHtml(to.join(', '))}</dd>` +
      (replyTo.length > 0 ? `<dt>Reply to</dt><dd>${escapeHtml(replyTo.join(', '))}</dd>` : '') +
      `<dt>Date</dt><dd>${timeOf(date)}</dd></dl>` +
      `<pre>${linkedText(text)}</pre>${html === undefined ? '' : frame}`,
  );
}

/** The page for a message that is not there. */
export function missingPage(base: string): string {
  return page(
    'No such message',
    `<h1>No such message</h1><p><a href="${escapeHtml(base || '/')}">Mailbox</a></p>`,
  );
}

const NO_SUBJECT = '(no subject)';

/** A moment to the minute, in UTC; what is no moment as it stands. */
function timeOf(date: string): string {
  const shown = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*Z$/.test(date)
    ? `${date.slice(0, 16).replace('T', ' ')} UTC`
    : date;
  return `<time>${escapeHtml(shown)}</time>`;
}

function page(title: string, body: string): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`
  );
}
