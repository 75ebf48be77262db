import type { PageText } from '../text-item';
import { isBlank } from './blank-text';
import { alongOf, depthOf, mainTurn } from './page-direction';

/** One line of a page as it is seen: everything that stands at one height, from its reading start to its end. */
export interface PageLine {
  readonly text: string;
  /** The elements of the line that have text. */
  readonly elements: readonly number[];
  /** How far down the page its baseline is, in PDF points from the page's origin (so usually negative). */
  readonly depth: number;
  /** Height of its largest text. */
  readonly height: number;
}

/** Baselines this near, in heights of the smaller text, are one line. */
const SAME_LINE = 0.35;

/** An element with text, where it stands in its page's reading direction. */
interface Piece {
  readonly element: number;
  readonly text: string;
  readonly along: number;
  readonly depth: number;
  readonly height: number;
}

/**
 * The lines of a page from its top to its bottom, by the places of the elements; text that runs in another direction than most of
 * the page takes no part. A page without boxes has no lines. Where only lines at some depths are wanted, it is told which.
 */
export function linesOfPage(
  page: PageText,
  isWanted: (depth: number) => boolean = () => true,
  turn = mainTurn(page),
): PageLine[] {
  const pieces: Piece[] = [];
  const { boxes = [], elements } = page;
  for (let element = 0; element < boxes.length; element += 1) {
    const [box, text = ''] = [boxes[element], elements[element]];
    if (!box || (box.turn ?? 0) !== turn || isBlank(text)) continue;
    const depth = depthOf(box, turn);
    if (isWanted(depth))
      pieces.push({ element, text, along: alongOf(box, turn), depth, height: box.height || 1 });
  }
  pieces.sort((a, b) => a.depth - b.depth || a.element - b.element);
  const lines: Piece[][] = [];
  for (const piece of pieces) {
    const [first] = lines.at(-1) ?? [];
    const near = first && piece.depth - first.depth <= SAME_LINE * Math.min(first.height, piece.height);
    if (near) lines.at(-1)?.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => {
    const ordered = line.sort((a, b) => a.along - b.along || a.element - b.element);
    return {
      text: ordered.map(({ text }) => text).join(' '),
      elements: ordered.map(({ element }) => element),
      depth: ordered[0]?.depth ?? 0,
      height: Math.max(...ordered.map(({ height }) => height)),
    };
  });
}
