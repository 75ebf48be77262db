import type { Position } from '../pages/position';
import { rangeBetween, type TextRange } from '../ranges/text-range';
import type { ElementBox, PageText } from '../pages/page-text';
import type { MadeLaw, MadeWord } from './made-law';

/** How a made law is set. */
export interface Setting {
  /** Letters of a line and lines of a page. */
  readonly width?: number;
  readonly lines?: number;
  readonly hyphens?: boolean;
  readonly ligatures?: boolean;
  readonly header?: string;
  readonly pageNumbers?: boolean;
  readonly boxes?: boolean;
  /** Words of an element; a line is one element where nothing is said. */
  readonly wordsAnElement?: number;
  /** Height of the letters in points. */
  readonly size?: number;
}

/** A word where it was set: from its first letter to after its last one. */
export interface SetWord extends MadeWord {
  readonly start: Position;
  readonly end: Position;
  readonly article: number;
  readonly block: number;
}

/** A law as pages, and where its words are. */
export interface SetLaw {
  readonly pages: readonly PageText[];
  readonly words: readonly SetWord[];
  /** Where elements of running lines are. */
  readonly running: readonly Position[];
  /** From the first letter of a word to the last of another one. */
  rangeOf(first: number, last: number): TextRange;
}

/** A word or a part of one, on one line. */
interface Piece {
  readonly word: number;
  readonly text: string;
  readonly note?: string;
}

/** What is set where nothing is said: letters of a line, lines of a page, height of the letters. */
const WIDTH = 70;
const LINES = 40;
const SIZE = 10;
const LEFT = 72;
const FOOT = 40;
const LEADING = 1.2;
/** The white above a block, in lines. */
const BLOCK_GAP = 0.5;
/** Heights of footnotes and of the marks that refer to them, beside the text's. */
const NOTE = 0.75;
const MARK = 0.6;

/** Sets a made law as pages of elements, as pdf.js gives them. */
export function typeset(law: MadeLaw, setting: Setting = {}): SetLaw {
  const { width = WIDTH, hyphens = false, ligatures = false, boxes = true, size = SIZE } = setting;
  const words: MadeWord[] = [];
  const owners: { article: number; block: number }[] = [];
  const pages = createPages(setting);
  const lines = createLineSetter(pages, setting);
  const printed = (text: string): string =>
    ligatures ? text.replaceAll('ffi', 'ﬃ').replaceAll('fi', 'ﬁ') : text;
  law.articles.forEach(({ blocks }, article) => {
    blocks.forEach((block, number) => {
      pages.skip(size * LEADING * BLOCK_GAP);
      const pieces = block.words.map((made): Piece => {
        owners.push({ article, block: number });
        const word = words.push(made) - 1;
        return { word, text: printed(made.text), ...(made.note !== undefined && { note: made.note }) };
      });
      for (const line of brokenIntoLines(pieces, width, hyphens)) lines.set(line);
    });
  });
  pages.finish();
  const set = words.map((word, index): SetWord => {
    const [place, owner] = [lines.placeOf(index), owners[index]];
    if (!place || !owner) throw new Error(`word ${index} was not set`);
    return { ...word, ...place, ...owner };
  });
  return {
    pages: pages.written.map(({ elements, lineEnds, boxes: places }, page) =>
      boxes ? { page, elements, lineEnds, boxes: places } : { page, elements, lineEnds },
    ),
    words: set,
    running: pages.running,
    rangeOf: (first, last) => {
      const [from, to] = [set[first], set[last]];
      if (!from || !to) throw new Error('no such word');
      return rangeBetween(from.start, to.end);
    },
  };
}

/** The lines of a block, in pieces. A long word that does not fit is hyphenated if `hyphens` says so. */
function brokenIntoLines(pieces: readonly Piece[], width: number, hyphens: boolean): Piece[][] {
  const lines: Piece[][] = [];
  let line: Piece[] = [];
  let length = 0;
  const breakLine = (): void => {
    if (line.length > 0) lines.push(line);
    line = [];
    length = 0;
  };
  for (const piece of pieces) {
    const { word, text } = piece;
    if (length + text.length > width) {
      const cut = hyphens && /^\p{L}{9,}/u.test(text) ? Math.min(width - length - 1, 5) : 0;
      if (cut >= 3) {
        line.push({ word, text: `${text.slice(0, cut)}-` });
        breakLine();
        line.push({ ...piece, text: text.slice(cut) });
        length = text.length - cut + 1;
        continue;
      }
      breakLine();
    }
    line.push(piece);
    length += text.length + 1;
  }
  breakLine();
  return lines;
}

/** The pages of a law: what is put where, with headers, footnotes and page numbers. */
function createPages(setting: Setting) {
  const { width = WIDTH, lines: room = LINES, size = SIZE } = setting;
  const written: { elements: string[]; lineEnds: boolean[]; boxes: ElementBox[] }[] = [];
  const running: Position[] = [];
  const top = FOOT + (room + 4) * size * LEADING * 1.5;
  let used = Infinity;
  let y = 0;
  let notes: string[] = [];
  let notesOnPage = 0;

  const put = (text: string, lineEnd: boolean, x: number, at: number, height: number): Position => {
    const page = written.at(-1);
    if (!page) throw new Error('no page');
    page.elements.push(text);
    page.lineEnds.push(lineEnd);
    page.boxes.push({ x, y: at, width: (text.length * height) / 2, height });
    return { page: written.length - 1, element: page.elements.length - 1, character: 0 };
  };
  const finish = (): void => {
    notes.forEach((note, index) =>
      put(note, true, LEFT, FOOT + 2 * size + (notes.length - index) * size, size * NOTE),
    );
    if (setting.pageNumbers && written.length > 0)
      running.push(put(String(written.length), true, LEFT + (width * size) / 4, FOOT, size));
    notes = [];
    notesOnPage = 0;
  };
  const turnPage = (): void => {
    finish();
    written.push({ elements: [], lineEnds: [], boxes: [] });
    if (setting.header) running.push(put(setting.header, true, LEFT, top + 3 * size, size * 0.9));
    used = 0;
    y = top;
  };
  return {
    written,
    running,
    put,
    /** Puts the notes and the number of the last page. */
    finish,
    skip: (height: number): void => {
      y -= height;
    },
    /** Begins a line with so many notes, on a new page where this one has no room; answers its baseline. */
    beginLine: (notesInLine: number): number => {
      if (used + notesOnPage + notesInLine >= room) turnPage();
      used += 1;
      notesOnPage += notesInLine;
      y -= size * LEADING;
      return y;
    },
    addNote: (note: string): void => {
      notes.push(note);
    },
  };
}

/** Sets lines as elements and knows where each word is. */
function createLineSetter(pages: ReturnType<typeof createPages>, setting: Setting) {
  const { size = SIZE, wordsAnElement = Infinity } = setting;
  const places = new Map<number, { start: Position; end: Position }>();
  let noteNumber = 0;
  const setLine = (pieces: readonly Piece[]): void => {
    const y = pages.beginLine(pieces.filter(({ note }) => note !== undefined).length);
    let x = LEFT;
    let element = '';
    let inElement: { piece: Piece; from: number }[] = [];
    const flush = (lineEnd: boolean): void => {
      const place = pages.put(element, lineEnd, x, y, size);
      for (const { piece, from } of inElement) {
        const letters = [...piece.text.matchAll(/[\p{L}\p{N}]/gu)].map(({ index }) => index);
        const start = { ...place, character: from + (letters[0] ?? 0) };
        const end = { ...place, character: from + (letters.at(-1) ?? 0) + 1 };
        places.set(piece.word, { start: places.get(piece.word)?.start ?? start, end });
      }
      x += (element.length * size) / 2;
      element = '';
      inElement = [];
    };
    const putMark = (note: string, isLast: boolean): void => {
      noteNumber += 1;
      pages.put(String(noteNumber), isLast, x, y + size * 0.35, size * MARK);
      x += (String(noteNumber).length * size * MARK) / 2;
      pages.addNote(`${noteNumber} ${note}`);
    };
    pieces.forEach((piece, index) => {
      const isLast = index === pieces.length - 1;
      inElement.push({ piece, from: element.length });
      element += piece.text;
      if (piece.note !== undefined) {
        flush(false);
        putMark(piece.note, isLast);
        if (isLast) return;
      }
      if (!isLast) element += ' ';
      if (isLast || inElement.length >= wordsAnElement) flush(isLast);
    });
  };
  return { set: setLine, placeOf: (word: number) => places.get(word) };
}
