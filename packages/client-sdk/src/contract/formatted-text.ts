// An entry of its own, free of schemas: showing, finding and sending what people wrote must not take zod along.
import { addText, readLine, type ArticleTarget, type FormattedPiece } from './formatted-line';

export type { ArticleTarget, FormattedPiece };

/** A part of a formatted text. */
export type FormattedBlock =
  /** Lines as typed, with their ends and their white space. */
  | { readonly type: 'text'; readonly pieces: readonly FormattedPiece[] }
  | { readonly type: 'quote'; readonly blocks: readonly FormattedBlock[] }
  | { readonly type: 'list'; readonly isNumbered: boolean; readonly items: readonly FormattedItem[] };

/** An item of a list; its marker as typed, since laws and comments on them have numbers that are not in a row. */
export interface FormattedItem {
  readonly marker: string;
  readonly blocks: readonly FormattedBlock[];
}

/** How deep quotes and lists are followed: what is deeper stays text. */
const DEEPEST = 6;
/** Most blocks, items and pieces of a text: one with more, which nobody writes by hand, would take seconds to be shown. */
const MOST_PARTS = 3000;
/** Spaces by which a line is part of the item above it. */
const INDENT = 2;

/** `> 5` as people write it beside `>5`; and the first of several. */
const QUOTE = /^ {0,3}>(?:[ \t]|$|(?=>))/;
const ITEM = /^([ \t]*)([-*•]|\d{1,3}[.)])([ \t]+)(?=\S)/;

/**
 * Reads a text that somebody wrote: the subset of Markdown that comments and notes are shown with. Bulleted and numbered lists, block
 * quotes, and what `readLine` reads; headings, code, HTML, images and escapes are text, and text keeps its lines and its white space.
 */
export function readFormatted(text: string): readonly FormattedBlock[] {
  const lines = text.split(/\r\n?|\n/);
  const blocks = readBlocks(lines, 0);
  if (partsOf(blocks) <= MOST_PARTS) return blocks;
  return [{ type: 'text', pieces: [{ type: 'text', text: lines.join('\n') }] }];
}

/**
 * What a formatted text says: without the asterisks of its formatting, and links as their words, those of the web with their address. This is
 * what is searched, mailed, read aloud, and written into PDFs. Lists and quotes keep their markers.
 */
export function plainText(text: string): string {
  if (!/\*|\]\(/.test(text)) return text;
  return text
    .split('\n')
    .map((line) => readLine(line).map(plainPiece).join(''))
    .join('\n');
}

/** The words of a piece. */
export function plainPiece(piece: FormattedPiece): string {
  if (piece.type === 'text') return piece.text;
  const words = piece.pieces.map(plainPiece).join('');
  if (piece.type !== 'link') return words;
  const address = piece.href.replace(/^mailto:/i, '');
  return words === address ? words : `${words} (${address})`;
}

/** A link to an article, as it stands in a text. Brackets would end its words. */
export function articleLink(words: string, { documentId, unit }: ArticleTarget): string {
  const label = words.replace(/\s+/g, ' ').replaceAll('[', '(').replaceAll(']', ')');
  const escaped = encodeURIComponent(unit).replace(
    /[()*!']/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `[${label}](article:${documentId}#${escaped})`;
}

/** A text whose links to articles lead to other documents: the same ones in a copy of their Code. */
export function moveArticleLinks(text: string, documentOf: (id: number) => number): string {
  return text.replace(
    /\]\(article:([1-9]\d{0,14})(?=[#)])/gi,
    (_, id: string) => `](article:${documentOf(Number(id))}`,
  );
}

function readBlocks(lines: readonly string[], depth: number): readonly FormattedBlock[] {
  const blocks: FormattedBlock[] = [];
  let text: string[] = [];
  const endText = () => {
    const found = textBlock(text);
    if (found) blocks.push(found);
    text = [];
  };
  for (let at = 0; at < lines.length;) {
    const found = depth < DEEPEST ? (quoteAt(lines, at, depth) ?? listAt(lines, at, depth)) : undefined;
    if (found) {
      endText();
      blocks.push(found.block);
      at = found.end;
    } else {
      text.push(lines[at] ?? '');
      at += 1;
    }
  }
  endText();
  return blocks;
}

/** Lines of text, without the empty ones around them. */
function textBlock(lines: readonly string[]): FormattedBlock | undefined {
  const first = lines.findIndex((line) => line.trim() !== '');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  if (first < 0) return undefined;
  const pieces: FormattedPiece[] = [];
  for (const [index, line] of lines.slice(first, last + 1).entries()) {
    if (index > 0) addText(pieces, '\n');
    for (const piece of readLine(line))
      if (piece.type === 'text') addText(pieces, piece.text);
      else pieces.push(piece);
  }
  return { type: 'text', pieces };
}

/** How many blocks, items and pieces there are. */
function partsOf(blocks: readonly FormattedBlock[]): number {
  return blocks.reduce((sum, block) => {
    if (block.type === 'text') return sum + piecesOf(block.pieces);
    if (block.type === 'quote') return sum + 1 + partsOf(block.blocks);
    return sum + block.items.reduce((all, item) => all + 1 + partsOf(item.blocks), 1);
  }, 0);
}

function piecesOf(pieces: readonly FormattedPiece[]): number {
  return pieces.reduce((sum, piece) => sum + 1 + (piece.type === 'text' ? 0 : piecesOf(piece.pieces)), 0);
}

interface Found {
  readonly block: FormattedBlock;
  /** The first line after it. */
  readonly end: number;
}

function quoteAt(lines: readonly string[], from: number, depth: number): Found | undefined {
  let end = from;
  while (QUOTE.test(lines[end] ?? '')) end += 1;
  if (end === from) return undefined;
  const inner = lines.slice(from, end).map((line) => line.replace(QUOTE, ''));
  return { block: { type: 'quote', blocks: readBlocks(inner, depth + 1) }, end };
}

interface Item {
  readonly marker: string;
  readonly lines: string[];
}

function listAt(lines: readonly string[], from: number, depth: number): Found | undefined {
  const [, indent = '', marker = ''] = ITEM.exec(lines[from] ?? '') ?? [];
  if (marker === '') return undefined;
  const items: Item[] = [];
  let width = 0;
  let end = from;
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    const [head = '', itsIndent = '', itsMarker = ''] = ITEM.exec(line) ?? [];
    const isInside = indentOf(line) >= indent.length + INDENT;
    if (
      itsMarker !== '' &&
      itsIndent.length < indent.length + INDENT &&
      kindOf(itsMarker) === kindOf(marker)
    ) {
      width = head.length;
      items.push({ marker: itsMarker, lines: [line.slice(head.length)] });
    } else if (isInside && at > from) {
      const blank = Array.from({ length: at - end }, () => '');
      items.at(-1)?.lines.push(...blank, line.slice(Math.min(width, indentOf(line))));
    } else break;
    end = at + 1;
  }
  // `28. Mai` at the start of a line is a day, and no list.
  if (items.length === 1 && /^\d/.test(marker) && Number.parseInt(marker) !== 1) return undefined;
  const read = items.map((item) => ({ marker: item.marker, blocks: readBlocks(item.lines, depth + 1) }));
  return { block: { type: 'list', isNumbered: /^\d/.test(marker), items: read }, end };
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** Items of one list have markers of one kind. */
function kindOf(marker: string): string {
  return /^\d/.test(marker) ? marker.slice(-1) : '-';
}
