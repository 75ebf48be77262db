import type { Cut, LawFonts } from './fonts';
import { createRandom } from './random';
import { headingOf, paragraphOf, type Needle } from './sentences';

/** A piece of text in one cut with its left end and baseline, in points from the page's lower left corner. */
export interface SetText {
  readonly text: string;
  readonly cut: Cut;
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

/** All pages of a law, and how often each needle stands in them. */
export interface SetLaw {
  readonly pages: readonly (readonly SetText[])[];
  readonly needles: Readonly<Record<Needle, number>>;
}

/** Letter paper, the margin on all sides, and the lines in it. */
export const PAGE = { width: 612, height: 792, margin: 72 } as const;
const BODY = 10.5;
const LEADING = 13;
const LINES = Math.floor((PAGE.height - 2 * PAGE.margin) / LEADING);
const MEASURE = PAGE.width - 2 * PAGE.margin;

interface Word {
  readonly text: string;
  readonly cut: Cut;
}

/** Sets a law of exactly so many pages: articles of numbered paragraphs, about 50 lines and 70 pieces of text a page. */
export function setLaw(pageCount: number, fonts: LawFonts): SetLaw {
  const random = createRandom(pageCount);
  const pages: SetText[][] = [];
  const needles = { usufruct: 0, escheat: 0 };
  let line = LINES;
  const hasRoom = (lines: number): boolean => line + lines <= LINES || pages.length < pageCount;
  const nextLine = (): number => {
    if (line >= LINES) {
      pages.push(furniture(pages.length, pageCount));
      line = 0;
    }
    line += 1;
    return PAGE.height - PAGE.margin - line * LEADING;
  };
  const put = (piece: SetText): void => void pages.at(-1)?.push(piece);

  for (let article = 1; hasRoom(12); article += 1) {
    const y = nextLine();
    put({ text: headingOf(random, article), cut: 'B', size: 12, x: PAGE.margin, y });
    const paragraphs = 2 + Math.floor(random() * 3);
    for (let number = 1; number <= paragraphs && hasRoom(12); number += 1) {
      const paragraph = paragraphOf(random);
      for (const needle of paragraph.needles) needles[needle] += 1;
      for (const words of linesOf(wordsOf(`(${number})`, paragraph.text), fonts)) {
        const baseline = nextLine();
        for (const piece of piecesOf(words, baseline, fonts)) put(piece);
      }
    }
  }
  return { pages, needles };
}

/** The running header and the number of a page. */
function furniture(page: number, pageCount: number): SetText[] {
  const header = { text: 'Waterways and Harbours Code', cut: 'I', size: 9, x: PAGE.margin, y: 746 } as const;
  return [header, { text: `${page + 1} of ${pageCount}`, cut: 'R', size: 9, x: 290, y: 40 }];
}

function wordsOf(label: string, text: string): Word[] {
  let isItalic = false;
  const words = text.split(' ').map((word): Word => {
    if (word.startsWith('*')) isItalic = true;
    const cut = isItalic ? 'I' : 'R';
    if (/\*[,.]?$/.test(word)) isItalic = false;
    return { text: word.replaceAll('*', ''), cut };
  });
  return [{ text: label, cut: 'B' }, ...words];
}

function linesOf(words: readonly Word[], fonts: LawFonts): Word[][] {
  const lines: Word[][] = [[]];
  let used = 0;
  for (const word of words) {
    const width = fonts.width(word.cut, BODY, word.text);
    const space = fonts.width(word.cut, BODY, ' ');
    if (used > 0 && used + space + width > MEASURE) {
      lines.push([]);
      used = 0;
    }
    used += (used > 0 ? space : 0) + width;
    lines.at(-1)?.push(word);
  }
  return lines;
}

/** Neighboring words of one cut are one piece, as typesetting programs write them. */
function piecesOf(words: readonly Word[], y: number, fonts: LawFonts): SetText[] {
  const pieces: SetText[] = [];
  let x: number = PAGE.margin;
  let run: Word | undefined;
  const flush = (): void => {
    if (!run) return;
    pieces.push({ ...run, size: BODY, x, y });
    x += fonts.width(run.cut, BODY, `${run.text} `);
  };
  for (const word of words) {
    if (run?.cut === word.cut) run = { cut: run.cut, text: `${run.text} ${word.text}` };
    else {
      flush();
      run = word;
    }
  }
  flush();
  return pieces;
}
