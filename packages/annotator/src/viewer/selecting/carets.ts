import type { PageRuns, Point, Position } from '@glossator/document-text';
import type { Box } from '../../core/ports/document-viewer';
import type { PagePoint } from '../layout/column-map';
import type { Layout } from '../layout/layout';
import { transformPoint } from '../layout/page-matrix';
import { caretAt, isNearLine } from '../text/caret-at';
import { createReadingLines, type ReadingLine } from '../text/reading-lines';
import type { AsideText } from '../text/aside-text';
import type { TextStore } from '../text/text-store';
import { unitAround, type Stretch, type TextUnit } from '../text/text-unit';

/** A caret as it is drawn: from its top to its bottom, in pixels of its page element. */
export interface CaretLine {
  readonly page: number;
  readonly top: Point;
  readonly bottom: Point;
}

/** Where carets can be in the pages whose text has been read. */
export interface Carets {
  placeAt(client: Point): PagePoint;
  /**
   * The caret nearest to a place where somebody presses: a press on a running line is meant for it, one on what lies over or under the text
   * where no text is near.
   */
  pressedAt(place: PagePoint): Position | undefined;
  /** The caret nearest to a place that is dragged to, from where the drag began: in a running line only on it, in an overlay only if it began there. */
  at(place: PagePoint, from?: Position): Position | undefined;
  unitAround(position: Position, unit: TextUnit): Stretch | undefined;
  linesOf(page: number): readonly ReadingLine[];
  /** Those without running lines, as far as they are known. */
  textLinesOf(page: number): readonly ReadingLine[];
  lineOf(position: Position): CaretLine | undefined;
  /** Whether the text of a page is there, and has none at all. */
  isTextless(page: number): boolean;
  /** Looks for what stands aside on pages. */
  findAsides(pages: readonly number[]): Promise<void>;
  /** Reads pages; answers whether something was missing. Pages that cannot be read are left out. */
  read(pages: readonly number[]): Promise<boolean>;
}

const NO_LINES: readonly ReadingLine[] = [];

/** Finds carets in a text store. */
export function createCarets(
  layout: Pick<Layout, 'pageAt' | 'placeOf'>,
  texts: TextStore,
  asides: AsideText,
): Carets {
  const readingLines = createReadingLines();
  const linesOf = (page: number): readonly ReadingLine[] => {
    const runs = texts.peek(page);
    return runs ? readingLines(runs) : [];
  };
  const isOn = (elements: ReadonlySet<number>, line: ReadingLine): boolean =>
    line.elements.some((element) => elements.has(element));
  const sortedLines = (runs: PageRuns) => {
    const lines = readingLines(runs);
    const overlay = asides.overlayOn(runs);
    if (overlay.size === 0) return { ofText: lines, overlaid: NO_LINES };
    const isOverlaid = (line: ReadingLine): boolean => isOn(overlay, line);
    return { ofText: lines.filter((line) => !isOverlaid(line)), overlaid: lines.filter(isOverlaid) };
  };

  return {
    placeAt: layout.pageAt,
    pressedAt({ page, point }) {
      const runs = texts.peek(page);
      if (!runs) return undefined;
      const { ofText, overlaid } = sortedLines(runs);
      const isMeant = !isNearLine(ofText, point) && isNearLine(overlaid, point);
      return caretAt(runs, isMeant || ofText.length === 0 ? overlaid : ofText, point);
    },
    at({ page, point }, from) {
      const runs = texts.peek(page);
      if (!runs) return undefined;
      const { ofText, overlaid } = sortedLines(runs);
      const isFromOverlay = from?.page === page && asides.overlayOn(runs).has(from.element);
      return caretAt(
        runs,
        isFromOverlay || ofText.length === 0 ? overlaid : ofText,
        point,
        asides.on(page)?.running,
      );
    },
    unitAround(position, unit) {
      const text = texts.peek(position.page)?.text;
      return text && unitAround(position, unit, text, linesOf(position.page));
    },
    linesOf,
    textLinesOf(page) {
      const runs = texts.peek(page);
      const omitted = runs && [asides.on(page)?.running, asides.overlayOn(runs)].filter((set) => set?.size);
      if (!omitted?.length) return linesOf(page);
      return linesOf(page).filter((line) => !omitted.some((aside) => aside && isOn(aside, line)));
    },
    lineOf({ page, element, character }) {
      const runs = texts.peek(page);
      const shape = runs?.shapes[element];
      if (!runs || !shape) return undefined;
      const fraction = runs.fractionAt(element, character);
      const along = (shape.isRtl ? 1 - fraction : fraction) * shape.width;
      const [cos, sin] = [Math.cos(shape.angle), Math.sin(shape.angle)];
      const top = { x: shape.x + along * cos, y: shape.y + along * sin };
      const bottom = { x: top.x - shape.height * sin, y: top.y + shape.height * cos };
      const { matrix } = layout.placeOf(page);
      return { page, top: transformPoint(matrix, top), bottom: transformPoint(matrix, bottom) };
    },
    isTextless: (page) => texts.peek(page)?.text.elements.every((text) => text.trim() === '') ?? false,
    findAsides: asides.load,
    async read(pages) {
      const missing = pages.filter((page) => !texts.peek(page));
      await Promise.all(missing.map((page) => texts.load(page).catch(() => undefined)));
      return missing.length > 0;
    },
  };
}

/** The box around a caret, in pixels of its page element. */
export function boxOfLine({ top, bottom }: CaretLine): Box {
  const [x, y] = [Math.min(top.x, bottom.x), Math.min(top.y, bottom.y)];
  return { x, y, width: Math.abs(top.x - bottom.x), height: Math.abs(top.y - bottom.y) };
}
