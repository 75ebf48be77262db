import hyphenation from 'hyphen/en-gb';
import { widthOf } from './fonts';
import type { Cut, Fonts } from './fonts';

/** Text of one cut and size. `rise` lifts footnote marks; `note` is the text of the footnote that the mark calls. */
export interface Piece {
  readonly text: string;
  readonly cut: Cut;
  readonly size: number;
  readonly rise: number;
  readonly width: number;
  readonly note?: string;
}

/** A stretch of pieces that is never broken. A box that is not `glued` has a space before it. */
export interface Box {
  readonly pieces: readonly Piece[];
  readonly width: number;
  readonly glued: boolean;
}

const SOFT_HYPHEN = '\u00ad';
const MARK_SCALE = 0.62;

/** Counts footnotes through the whole document. */
export interface NoteCounter {
  next(): number;
}

export function createNoteCounter(): NoteCounter {
  let count = 0;
  return { next: () => (count += 1) };
}

function createPiece(fonts: Fonts, text: string, cut: Cut, size: number): Piece {
  return { text, cut, size, rise: 0, width: widthOf(fonts, cut, size, text) };
}

function createMark(fonts: Fonts, note: string, size: number, counter: NoteCounter): Piece {
  const text = String(counter.next());
  const markSize = size * MARK_SCALE;
  return {
    text,
    cut: 'regular',
    size: markSize,
    rise: size * 0.33,
    width: widthOf(fonts, 'regular', markSize, text),
    note,
  };
}

/** Typographic apostrophes, and spaces inside numbers that no line may break. */
function refine(text: string): string {
  return text.replaceAll("'", '\u2019').replace(/(\d) (?=\d{3}\b)/g, '$1\u00a0');
}

const box = (pieces: readonly Piece[], glued: boolean): Box => ({
  pieces,
  glued,
  width: pieces.reduce((sum, piece) => sum + piece.width, 0),
});

/**
 * Turns text with `*italics*` and `[[footnotes]]` into boxes. Words of the base cut are split at their hyphenation
 * points where `hyphenate` is set; a footnote's mark clings to the word before it.
 */
export function layInline(
  fonts: Fonts,
  text: string,
  style: { readonly cut: Cut; readonly size: number; readonly hyphenate: boolean },
  counter: NoteCounter,
): Box[] {
  const boxes: Box[] = [];
  let cut = style.cut;
  let touching = false;
  for (const token of refine(text).split(/(\*|\[\[.+?\]\]| +)/)) {
    if (token === '') continue;
    if (token === '*') {
      cut = cut === style.cut ? 'italic' : style.cut;
    } else if (token.startsWith('[[')) {
      const last = boxes.pop();
      const mark = createMark(fonts, token.slice(2, -2), style.size, counter);
      boxes.push(last ? box([...last.pieces, mark], last.glued) : box([mark], false));
      touching = true;
    } else if (/^ +$/.test(token)) {
      touching = false;
    } else {
      const plain = style.hyphenate && cut === style.cut && /^\p{Ll}+[,.;:)]*$/u.test(token);
      const fragments = plain
        ? hyphenation.hyphenateSync(token, { minWordLength: 7 }).split(SOFT_HYPHEN)
        : [token];
      fragments.forEach((fragment, index) => {
        boxes.push(box([createPiece(fonts, fragment, cut, style.size)], index > 0 || touching));
      });
      touching = true;
    }
  }
  return boxes;
}
