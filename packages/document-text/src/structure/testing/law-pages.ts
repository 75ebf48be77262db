import { recognizeStructure } from '../recognize-structure';
import type { StructureUnit } from '../structure-unit';
import type { ElementBox, PageText } from '../../pages/page-text';

/** A line of a made-up law: its text, or its pieces with their heights and how far they are raised, in PDF points. */
export type LawLine = string | readonly (readonly [text: string, height: number, raised?: number])[];

const LINE = 12;
const TOP = 780;
const BODY = 10;

/** A page that holds these lines, each one element; `\f` in a list of lines begins another page. */
export function pagesOf(...lines: readonly string[]): PageText[] {
  const pages: string[][] = [[]];
  for (const line of lines)
    if (line === '\f') pages.push([]);
    else pages.at(-1)?.push(line);
  return pages.map((elements, page) => ({ page, elements, lineEnds: elements.map(() => true) }));
}

/** A page with boxes: lines given as text are as high as the body of the text, 10 points. */
export function placedPage(lines: readonly LawLine[], page = 0): PageText {
  const elements: string[] = [];
  const lineEnds: boolean[] = [];
  const boxes: ElementBox[] = [];
  lines.forEach((line, row) => {
    const pieces = typeof line === 'string' ? ([[line, BODY]] as const) : line;
    let x = 60;
    pieces.forEach(([text, height, raised = 0], piece) => {
      elements.push(text);
      lineEnds.push(piece === pieces.length - 1);
      boxes.push({ x, y: TOP - row * LINE + raised, width: text.length * 5, height });
      x += text.length * 5;
    });
  });
  return { page, elements, lineEnds, boxes };
}

const none = (): ReadonlySet<number> => new Set();

/** The structure of pages of which nothing is left out. */
export const read = (pages: readonly PageText[]): readonly StructureUnit[] => recognizeStructure(pages, none);

/** The keys of the units of some kinds. */
export const keys = (pages: readonly PageText[], ...kinds: string[]): string[] =>
  read(pages).flatMap(({ kind, key, inContents }) => (kinds.includes(kind) && !inContents ? key : []));

/** The keys of the articles of a text in lines. */
export const articles = (...lines: string[]): string[] => keys(pagesOf(...lines), 'article');
