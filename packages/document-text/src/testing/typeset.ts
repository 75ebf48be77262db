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

const FOOT = 40;
const LEADING = 1.2;
/** Heights of footnotes and of the marks that refer to them, beside the text's. */
const NOTE = 0.75;
const MARK = 0.6;

/** Sets a made law as pages of elements, as pdf.js gives them. */
export function typeset(law: MadeLaw, setting: Setting = {}): SetLaw {
  const {
    width = 70,
    lines: room = 40,
    hyphens = false,
    ligatures = false,
    boxes = true,
    size = 10,
  } = setting;
  const words: MadeWord[] = [];
  const owners: { article: number; block: number }[] = [];
  const starts = new Map<number, Position>();
  const ends = new Map<number, Position>();
  const running: Position[] = [];
  const pages: { elements: string[]; lineEnds: boolean[]; boxes: ElementBox[] }[] = [];
  const top = FOOT + (room + 4) * size * LEADING * 1.5;
  let used = Infinity;
  let y = 0;
  let notes: string[] = [];
  let notesOnPage = 0;
  let noteNumber = 0;

  const put = (text: string, lineEnd: boolean, x: number, at: number, height: number): Position => {
    const page = pages.at(-1);
    if (!page) throw new Error('no page');
    page.elements.push(text);
    page.lineEnds.push(lineEnd);
    page.boxes.push({ x, y: at, width: (text.length * height) / 2, height });
    return { page: pages.length - 1, element: page.elements.length - 1, character: 0 };
  };
  const finish = (): void => {
    notes.forEach((note, index) =>
      put(note, true, 72, FOOT + 2 * size + (notes.length - index) * size, size * NOTE),
    );
    if (setting.pageNumbers && pages.length > 0)
      running.push(put(String(pages.length), true, 72 + (width * size) / 4, FOOT, size));
    notes = [];
    notesOnPage = 0;
  };
  const turnPage = (): void => {
    finish();
    pages.push({ elements: [], lineEnds: [], boxes: [] });
    if (setting.header) running.push(put(setting.header, true, 72, top + 3 * size, size * 0.9));
    used = 0;
    y = top;
  };
  const printed = (text: string): string =>
    ligatures ? text.replaceAll('ffi', 'ﬃ').replaceAll('fi', 'ﬁ') : text;

  const setLine = (pieces: readonly Piece[], indent: number): void => {
    const wanted = pieces.filter(({ note }) => note !== undefined).length;
    if (used + notesOnPage + wanted >= room) turnPage();
    used += 1;
    notesOnPage += wanted;
    y -= size * LEADING;
    let x = 72 + indent;
    let element = '';
    let inElement: { piece: Piece; from: number }[] = [];
    const flush = (lineEnd: boolean): void => {
      const place = put(element, lineEnd, x, y, size);
      for (const { piece, from } of inElement) {
        const letters = [...piece.text.matchAll(/[\p{L}\p{N}]/gu)].map(({ index }) => index);
        const [first, last] = [letters[0] ?? 0, letters.at(-1) ?? 0];
        if (!starts.has(piece.word)) starts.set(piece.word, { ...place, character: from + first });
        ends.set(piece.word, { ...place, character: from + last + 1 });
      }
      x += (element.length * size) / 2;
      element = '';
      inElement = [];
    };
    pieces.forEach((piece, index) => {
      const isLast = index === pieces.length - 1;
      inElement.push({ piece, from: element.length });
      element += piece.text;
      const { note } = piece;
      if (note !== undefined) {
        flush(false);
        noteNumber += 1;
        put(String(noteNumber), isLast, x, y + size * 0.35, size * MARK);
        x += (String(noteNumber).length * size * MARK) / 2;
        notes.push(`${noteNumber} ${note}`);
        if (isLast) return;
      }
      if (!isLast) element += ' ';
      if (isLast || inElement.length >= (setting.wordsAnElement ?? Infinity)) flush(isLast);
    });
  };

  law.articles.forEach(({ blocks }, article) => {
    blocks.forEach((block, number) => {
      let line: Piece[] = [];
      let length = 0;
      const breakLine = (): void => {
        if (line.length > 0) setLine(line, 0);
        line = [];
        length = 0;
      };
      y -= size * LEADING * 0.5;
      for (const made of block.words) {
        const word = words.push(made) - 1;
        owners.push({ article, block: number });
        const text = printed(made.text);
        const noted = made.note === undefined ? {} : { note: made.note };
        if (length + text.length > width) {
          const cut = hyphens && /^\p{L}{9,}/u.test(text) ? Math.min(width - length - 1, 5) : 0;
          if (cut >= 3) {
            line.push({ word, text: `${text.slice(0, cut)}-` });
            breakLine();
            line.push({ word, text: text.slice(cut), ...noted });
            length = text.length - cut + 1;
            continue;
          }
          breakLine();
        }
        line.push({ word, text, ...noted });
        length += text.length + 1;
      }
      breakLine();
    });
  });
  finish();

  const set = words.map((word, index): SetWord => {
    const [start, end, owner] = [starts.get(index), ends.get(index), owners[index]];
    if (!start || !end || !owner) throw new Error(`word ${index} was not set`);
    return { ...word, start, end, ...owner };
  });
  return {
    pages: pages.map(({ elements, lineEnds, boxes: places }, page) =>
      boxes ? { page, elements, lineEnds, boxes: places } : { page, elements, lineEnds },
    ),
    words: set,
    running,
    rangeOf: (first, last) => {
      const [from, to] = [set[first], set[last]];
      if (!from || !to) throw new Error('no such word');
      return rangeBetween(from.start, to.end);
    },
  };
}
