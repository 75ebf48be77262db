import type { PageText } from '../pages/page-text';
import { isBlank } from '../pages/blank-text';
import { alongOf, depthOf, mainTurn } from '../pages/page-direction';

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

/**
 * The lines of a page from its top to its bottom, by the places of the elements; text that runs in another direction than most of
 * the page takes no part. A page without boxes has no lines. `isWanted` limits it to lines at some depths.
 */
export function linesOfPage(
  page: PageText,
  isWanted: (depth: number) => boolean = () => true,
  turn = mainTurn(page),
): PageLine[] {
  const { boxes = [], elements } = page;
  const depthAt = (element: number): number => depthOf(boxes[element] ?? NOWHERE, turn);
  const alongAt = (element: number): number => alongOf(boxes[element] ?? NOWHERE, turn);
  const heightAt = (element: number): number => boxes[element]?.height || 1;
  const found: number[] = [];
  for (let element = 0; element < boxes.length; element += 1) {
    const isAlong = (boxes[element]?.turn ?? 0) === turn;
    if (isAlong && !isBlank(elements[element] ?? '') && isWanted(depthAt(element))) found.push(element);
  }
  found.sort((a, b) => depthAt(a) - depthAt(b) || a - b);
  const lines: PageLine[] = [];
  for (let from = 0; from < found.length;) {
    const first = found[from] ?? 0;
    let to = from + 1;
    for (; to < found.length; to += 1) {
      const next = found[to] ?? 0;
      const distance = depthAt(next) - depthAt(first);
      if (!(distance <= SAME_LINE * Math.min(heightAt(first), heightAt(next)))) break;
    }
    const line = found.slice(from, to).sort((a, b) => alongAt(a) - alongAt(b) || a - b);
    const text = line.length === 1 ? (elements[first] ?? '') : line.map((at) => elements[at]).join(' ');
    lines.push({
      text,
      elements: line,
      depth: depthAt(line[0] ?? first),
      height: Math.max(...line.map(heightAt)),
    });
    from = to;
  }
  return lines;
}

const NOWHERE = { x: NaN, y: NaN, width: 0, height: 0 };
