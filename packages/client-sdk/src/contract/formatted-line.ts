/** The unit of a document that a link in a text leads to. */
export interface ArticleTarget {
  readonly documentId: number;
  /** What makes it the same unit in another Version (`key` of document-text's units); empty for the document as a whole. */
  readonly unit: string;
}

/** A piece of a formatted line. */
export type FormattedPiece =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'strong' | 'emphasis'; readonly pieces: readonly FormattedPiece[] }
  | { readonly type: 'link'; readonly href: string; readonly pieces: readonly FormattedPiece[] }
  | { readonly type: 'article'; readonly target: ArticleTarget; readonly pieces: readonly FormattedPiece[] };

/** Where formatting may begin. */
const SIGN = /\*+|\[/g;
/** A link with its address; others than these schemes are no links. */
const LINK =
  /\[([^[\]]{1,400})\]\(((?:https?:\/\/|mailto:|article:)[^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)\)/iy;
const ARTICLE = /^article:([1-9]\d{0,14})(?:#(.*))?$/i;
/** Asterisks in a row that can format: three are strong and emphasis together. */
const MOST_ASTERISKS = 3;
/** How deep formatting is followed: deeper asterisks are text. */
const DEEPEST = 6;

const SPACE = /^\s?$/;
const WORD = /[\p{L}\p{M}\p{N}_]/u;
const CLOSING = /[)\]}.,;:!?…%]/;
const OPENING = /[([{„«‚]/;

/** Pieces that stand between asterisks which may be closed yet. */
interface Open {
  readonly pieces: FormattedPiece[];
  /** Asterisks before them. */
  count: number;
}

/**
 * Reads the formatting of one line: `**strong**`, `*emphasis*`, `[words](https://…)`, `[Art. 1](article:…)`. Asterisks within words
 * (`Mieter*innen`), between spaces (`2 * 3`) and before brackets (`*) see below`) are text, and so is all else. Takes time in
 * proportion to the length.
 */
export function readLine(line: string): readonly FormattedPiece[] {
  return readPieces(line, true);
}

function readPieces(line: string, mayLink: boolean): FormattedPiece[] {
  const levels: Open[] = [{ pieces: [], count: 0 }];
  let from = 0;
  for (const { index, 0: sign } of line.matchAll(SIGN)) {
    if (index < from) continue;
    const link = sign === '[' && mayLink ? linkAt(line, index) : undefined;
    const end = link ? link.end : index + sign.length;
    if (sign === '[' && !link) continue;
    addText(top(levels), line.slice(from, index));
    if (link) top(levels).push(link.piece);
    else takeAsterisks(levels, sign.length, line.charAt(index - 1), line.charAt(end));
    from = end;
  }
  addText(top(levels), line.slice(from));
  while (levels.length > 1) giveUp(levels);
  return top(levels);
}

function takeAsterisks(levels: Open[], count: number, before: string, after: string): void {
  const isRun = count <= MOST_ASTERISKS;
  const closes = isRun && !SPACE.test(before) && !OPENING.test(before) && !WORD.test(after);
  const left = closes ? close(levels, count) : count;
  const opens =
    isRun && !SPACE.test(after) && !CLOSING.test(after) && !WORD.test(before) && !CLOSING.test(before);
  if (left === count && opens && levels.length <= DEEPEST) levels.push({ pieces: [], count });
  else addText(top(levels), '*'.repeat(left));
}

/** Ends what these asterisks end; returns how many of them end nothing. */
function close(levels: Open[], count: number): number {
  let left = count;
  while (left > 0) {
    const at = levels.findLastIndex((open) => (left > 1 ? open.count > 1 : open.count % 2 === 1));
    if (at < 1) break;
    while (levels.length > at + 1) giveUp(levels);
    const open = levels.pop();
    if (!open) break;
    const used = left > 1 ? 2 : 1;
    const piece: FormattedPiece = { type: used === 2 ? 'strong' : 'emphasis', pieces: open.pieces };
    left -= used;
    if (open.count > used) levels.push({ pieces: [piece], count: open.count - used });
    else top(levels).push(piece);
  }
  return left;
}

/** The innermost asterisks are text: nothing closes them. */
function giveUp(levels: Open[]): void {
  const open = levels.pop();
  if (!open) return;
  addText(top(levels), '*'.repeat(open.count));
  for (const piece of open.pieces)
    if (piece.type === 'text') addText(top(levels), piece.text);
    else top(levels).push(piece);
}

function top(levels: readonly Open[]): FormattedPiece[] {
  return levels.at(-1)?.pieces ?? [];
}

/** Adds text to pieces: text beside text is one piece. */
export function addText(pieces: FormattedPiece[], text: string): void {
  const last = pieces.at(-1);
  if (text === '') return;
  if (last?.type === 'text') pieces[pieces.length - 1] = { type: 'text', text: last.text + text };
  else pieces.push({ type: 'text', text });
}

function linkAt(
  line: string,
  at: number,
): { readonly piece: FormattedPiece; readonly end: number } | undefined {
  LINK.lastIndex = at;
  const [whole = '', words = '', href = ''] = LINK.exec(line) ?? [];
  if (words.trim() === '') return undefined;
  const end = at + whole.length;
  const pieces = readPieces(words, false);
  if (!/^article:/i.test(href)) return { piece: { type: 'link', href, pieces }, end };
  const target = targetOf(href);
  return target && { piece: { type: 'article', target, pieces }, end };
}

function targetOf(href: string): ArticleTarget | undefined {
  const [, documentId, unit = ''] = ARTICLE.exec(href) ?? [];
  if (documentId === undefined) return undefined;
  try {
    return { documentId: Number(documentId), unit: decodeURIComponent(unit) };
  } catch {
    return undefined;
  }
}
