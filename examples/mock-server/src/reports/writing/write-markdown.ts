import type {
  AnnotationsDocument,
  DocumentBlock,
  WrittenComment,
  WrittenParagraph,
  WrittenRun,
} from '../annotations-document';

/** How much further in a comment is, which is an item of a list. */
const STEP = '  ';
/** How much further in what is in a list of a comment is: behind the longest marker, and no code yet. */
const LIST_STEP = '    ';

/** Writes a document of annotations as Markdown (CommonMark): what people typed means there what it means here. */
export function writeMarkdown({ head, blocks }: AnnotationsDocument): string {
  const facts = head.facts.map(escaped).join('\\\n');
  const parts = [`# ${escaped(head.title)}: ${escaped(head.subtitle)}`, facts, ...blocks.map(blockText)];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function blockText(block: DocumentBlock): string {
  if (block.type === 'heading') return `${block.level === 1 ? '##' : '###'} ${escaped(block.text)}`;
  const { place, quote, notes, foot, comments } = block;
  const parts = [
    `**${escaped(place)}**`,
    quote === '' ? '' : `> ${escaped(quote)}`,
    [...notes, foot].map(escaped).join('\\\n'),
    ...comments.map(commentText),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** An item of a list, so that its paragraphs, and its replies, belong to it. */
function commentText({ by, isReply, paragraphs }: WrittenComment): string {
  const lines = [`- **${escaped(by)}**`];
  for (const [index, paragraph] of paragraphs.entries()) {
    const isNext = index > 0 && paragraph.marker !== undefined && paragraphs[index - 1]?.marker !== undefined;
    if (!isNext) lines.push('');
    lines.push(`${STEP}${paragraphText(paragraph)}`);
  }
  return lines.map((line) => (isReply && line !== '' ? STEP + line : line)).join('\n');
}

function paragraphText({ runs, depth, marker, isQuoted }: WrittenParagraph): string {
  // A link begins with the only `[` that is not escaped: behind a `!` it would be a picture.
  const text = runs
    .map(runText)
    .join('')
    .trim()
    .replaceAll('![', String.raw`\![`);
  const before = LIST_STEP.repeat(Math.max(0, marker === undefined ? depth - (isQuoted ? 1 : 0) : depth - 1));
  const sign = isQuoted ? '> ' : '';
  if (marker === undefined) return `${before}${sign}${text}`;
  // Only these begin a list there; other bullets are of no meaning of their own.
  return `${before}${sign}${/^\d/.test(marker) ? marker : '-'} ${text}`;
}

/** Signs stand at words: white space at their inner side would make them text. */
function runText({ text, isStrong = false, isEmphasized = false, href }: WrittenRun): string {
  const inner = text.trim();
  if (inner === '') return text;
  const signs = (isStrong ? '**' : '') + (isEmphasized ? '*' : '');
  const formatted = `${signs}${escaped(inner)}${signs}`;
  const linked =
    href === undefined ? formatted : `[${formatted}](<${href.replaceAll(/[<>\s]/g, encodeURIComponent)}>)`;
  const at = text.indexOf(inner);
  return text.slice(0, at) + linked + text.slice(at + inner.length);
}

/** A text in one line that says what it says: no sign in it formats. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, (space) => (space.includes('\u202F') ? space : ' '))
    .trim()
    .replaceAll(/[\\`*_[\]<>|~&]/g, String.raw`\$&`)
    .replace(/^[#+=-]/, String.raw`\$&`)
    .replace(/^(\d{1,9})([.)])/, String.raw`$1\$2`);
}
