import type { SharedEntity } from './shared-entity';
import type { ShareWords } from './share-words';

/** The plain text of a mail that shares something. */
export function shareText(shared: SharedEntity, words: ShareWords): string {
  const message = shared.message.trim();
  const quote = shared.quote && `${words.quoted}\n${words.place}`;
  const source = words.source.join('\n');
  const remarks = words.remarks.map(({ by, text }) => `${by}:\n${indented(text)}`).join('\n\n');
  const files = words.attachments.map((file) => `- ${file}`).join('\n');
  const blocks = [
    words.intro,
    message,
    quote,
    source,
    remarks && titled(words.remarksTitle, remarks),
    files && titled(`${words.attachmentsTitle} – ${words.attachmentsHint}`, files),
    `${words.open}:\n${shared.url}`,
    // What follows this line is a signature (RFC 3676 section 4.3).
    `-- \n${words.footer}`,
  ];
  return blocks.filter((block) => block !== undefined && block !== '').join('\n\n');
}

function titled(title: string, text: string): string {
  return title === '' ? text : `${title}\n\n${text}`;
}

/** Set in, so that nothing somebody wrote looks like a part of the mail. */
function indented(text: string): string {
  return text
    .trim()
    .split(/\r\n?|\n/)
    .map((line) => `  ${line}`.trimEnd())
    .join('\n');
}
