import { quoteOf, type Position } from '@glossator/document-text';
import type { Layout } from '../layout/layout';
import type { ScrollPane } from '../layout/scroll-pane';
import type { TextStore } from '../text/text-store';
import type { CaretKey } from './caret-keys';
import { goalOf, lineIndex, movedCaret } from './caret-moves';
import type { Carets } from './carets';
import { rangeFrom } from './range-from';

/** The way of one caret through the document by keys; going up and down it keeps to where it wants to be in the lines. */
export interface CaretWalk {
  /** Where a key leads; where the caret is, when it leads nowhere. */
  to(from: Position, key: CaretKey): Promise<Position>;
  /** Somebody has put the caret elsewhere. */
  startAnew(): void;
  /** What is read aloud after a move: the line for ways up and down, else what the caret has gone over. */
  passed(from: Position, to: Position, key: CaretKey): Promise<string>;
}

/** What carets walk through. */
export interface CaretWalkOptions {
  readonly pane: ScrollPane;
  readonly layout: Layout;
  readonly texts: TextStore;
  readonly carets: Carets;
  readonly pageCount: number;
}

/** Part of the window that Page Up and Page Down go. */
const WINDOW_SHARE = 0.85;
/** Lines from a page's end on which the next page comes near. */
const NEAR_END = 6;

/** Makes the way of a caret; nothing is read before it goes. */
export function createCaretWalk({ pane, layout, texts, carets, pageCount }: CaretWalkOptions): CaretWalk {
  let goal: number | undefined;
  const ground = {
    pageCount,
    load: (page: number) => texts.load(page).catch(() => undefined),
    linesOf: carets.linesOf,
    textLinesOf: carets.textLinesOf,
  };
  /** Near a page's end it must be known which lines the way leads over. */
  const knowWay = async ({ page, element }: Position, step: 1 | -1): Promise<void> => {
    const lines = carets.linesOf(page);
    const index = lineIndex(lines, { element });
    if (index >= NEAR_END && index < lines.length - NEAR_END) return;
    await carets.findAsides([page, page + step].filter((near) => near >= 0 && near < pageCount));
  };
  const byWindow = async (from: Position, step: 1 | -1): Promise<Position> => {
    const by = step * WINDOW_SHARE * pane.height;
    const line = carets.lineOf(from);
    if (!line) return from;
    const middle = { x: (line.top.x + line.bottom.x) / 2, y: (line.top.y + line.bottom.y) / 2 };
    const box = layout.toClient(line.page, { ...middle, width: 0, height: 0 });
    pane.scrollTo(pane.left, pane.top + by);
    // What was `by` below is where the caret was before, unless the document has ended there.
    const moved = layout.toClient(line.page, { ...middle, width: 0, height: 0 });
    const place = carets.placeAt({ x: box.x, y: moved.y + by });
    await carets.read([place.page]);
    return carets.at(place) ?? from;
  };

  return {
    async to(from, key) {
      const runs = await ground.load(from.page);
      if (key.by !== 'line' && key.by !== 'window') goal = undefined;
      else goal ??= runs && goalOf(from, runs);
      if (key.by === 'line') await knowWay(from, key.step);
      return key.by === 'window' ? byWindow(from, key.step) : movedCaret(from, key, goal, ground);
    },
    startAnew() {
      goal = undefined;
    },
    async passed(from, to, key) {
      const runs = await ground.load(to.page);
      if (!runs) return '';
      const lines = carets.linesOf(to.page);
      const line = lines[lineIndex(lines, to)];
      const isNear = from.page === to.page && (key.by === 'character' || key.by === 'word');
      const over = isNear ? rangeFrom(from, to) : undefined;
      if (over) {
        const text = quoteOf(over, (page) => (page === to.page ? runs.text : undefined));
        if (text !== '') return text;
      }
      return line?.elements.map((element) => runs.text.elements[element] ?? '').join('') ?? '';
    },
  };
}
