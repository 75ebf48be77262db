import { fieldOf, numberOf, operandsOf, type Operands } from './operands';
import { IDENTITY, isNumbers, multiply } from './text-matrix';
import { createTextState, type TextState, type TextStateStack, type TracedFont } from './text-state';

/** Where pdf.js draws the glyphs of a page, in the order of drawing. As rows of numbers: a page has thousands of them. */
export interface GlyphTrace {
  /** The characters that each glyph stands for; a ligature has several, a glyph without meaning none. */
  readonly unicodes: readonly string[];
  /** Four numbers a glyph: its origin (x, y) and the end of its advance (x, y), in PDF points from the page's bottom left. */
  readonly places: Float32Array;
}

/** The part of a pdf.js operator list that is read: operators by number, and the operands of each. */
export interface OperatorList {
  readonly fnArray: ArrayLike<number>;
  readonly argsArray: ArrayLike<unknown>;
}

/** The numbers of pdf.js's operators (its `OPS`) that move text. */
export type TextOperators = Readonly<
  Record<
    | 'beginText'
    | 'setFont'
    | 'setGState'
    | 'setCharSpacing'
    | 'setWordSpacing'
    | 'setHScale'
    | 'setLeading'
    | 'setTextRise'
    | 'moveText'
    | 'setLeadingMoveText'
    | 'setTextMatrix'
    | 'nextLine'
    | 'showText'
    | 'save'
    | 'restore'
    | 'transform'
    | 'paintFormXObjectBegin'
    | 'paintFormXObjectEnd'
    | 'beginGroup'
    | 'endGroup'
    | 'beginAnnotation',
    number
  >
>;

interface Row {
  readonly unicodes: string[];
  readonly places: number[];
}

/** Glyph space of all fonts but Type 3: thousandths of the font's size. */
const GLYPH_SPACE = 0.001;

/**
 * Walks through an operator list as the canvas of pdf.js does and answers the place of every glyph of the page's content, in the
 * order of drawing: kerning, character and word spacing, scaling and nested forms included. Annotations are left out.
 */
export function traceGlyphs(
  list: OperatorList,
  ops: TextOperators,
  fontOf: (name: string) => TracedFont | undefined,
): GlyphTrace {
  const glyphs: Row = { unicodes: [], places: [] };
  const text = createTextState();
  const handlers = handlersOf(ops, text, fontOf, (row) => show(text.state, row, glyphs));
  for (let index = 0; index < list.fnArray.length; index += 1) {
    const operator = list.fnArray[index] ?? -1;
    if (operator === ops.beginAnnotation) break;
    handlers.get(operator)?.(operandsOf(list.argsArray[index]));
  }
  return { unicodes: glyphs.unicodes, places: Float32Array.from(glyphs.places) };
}

/** What each operator does to the text state, by its number. */
function handlersOf(
  ops: TextOperators,
  text: TextStateStack,
  fontOf: (name: string) => TracedFont | undefined,
  showRow: (row: ArrayLike<unknown>) => void,
): ReadonlyMap<number, (args: Operands) => void> {
  const setFont = (name: unknown, size: unknown): void => {
    text.state.font = typeof name === 'string' ? fontOf(name) : undefined;
    text.state.size = numberOf(size);
  };
  const setGState = (entries: Operands): void => {
    for (const entry of entries) {
      const [key, value] = operandsOf(entry);
      if (key === 'Font') setFont(operandsOf(value)[0], operandsOf(value)[1]);
    }
  };
  const setTextMatrix = (args: Operands): void => {
    const matrix = isNumbers(args[0], 6) ? args[0] : args;
    if (isNumbers(matrix, 6)) text.setMatrix(matrix);
  };
  return new Map<number, (args: Operands) => void>([
    [ops.beginText, () => text.setMatrix(IDENTITY)],
    [ops.setFont, (args) => setFont(args[0], args[1])],
    [ops.setGState, (args) => setGState(operandsOf(args[0]))],
    [ops.setCharSpacing, (args) => (text.state.charSpacing = numberOf(args[0]))],
    [ops.setWordSpacing, (args) => (text.state.wordSpacing = numberOf(args[0]))],
    [ops.setHScale, (args) => (text.state.hScale = numberOf(args[0]) / 100)],
    [ops.setLeading, (args) => (text.state.leading = -numberOf(args[0]))],
    [ops.setTextRise, (args) => (text.state.rise = numberOf(args[0]))],
    [ops.setLeadingMoveText, (args) => text.moveWithLeading(numberOf(args[0]), numberOf(args[1]))],
    [ops.moveText, (args) => text.move(numberOf(args[0]), numberOf(args[1]))],
    [ops.nextLine, () => text.move(0, text.state.leading)],
    [ops.setTextMatrix, setTextMatrix],
    [ops.showText, (args) => showRow(operandsOf(args[0]))],
    [ops.transform, (args) => text.transform(args)],
    [ops.save, () => text.save()],
    [ops.paintFormXObjectBegin, (args) => text.save(args[0])],
    [ops.beginGroup, (args) => text.save(fieldOf(args[0], 'matrix'))],
    [ops.restore, () => text.restore()],
    [ops.paintFormXObjectEnd, () => text.restore()],
    [ops.endGroup, () => text.restore()],
  ]);
}

/** Shows a row of glyphs and numbers (thousandths of the font's size to go back) and moves on behind it. */
function show(state: TextState, row: ArrayLike<unknown>, glyphs: Row): void {
  const { font, charSpacing, wordSpacing, rise } = state;
  const size = Math.abs(state.size);
  const direction = state.size < 0 ? -1 : 1;
  const hScale = state.hScale * direction;
  const isVertical = font?.vertical === true;
  const matrix = font?.fontMatrix;
  const unit = size * (isNumbers(matrix, 6) ? matrix[0] : GLYPH_SPACE);
  const whole = multiply(state.ctm, state.matrix);
  let along = 0;
  const place = (): readonly [number, number] => {
    const x = isVertical ? state.x : state.x + along * hScale;
    const y = (isVertical ? state.y - along : state.y) + rise;
    return [whole[0] * x + whole[2] * y + whole[4], whole[1] * x + whole[3] * y + whole[5]];
  };
  for (let index = 0; index < row.length; index += 1) {
    const glyph = row[index];
    if (typeof glyph === 'number') {
      along += ((isVertical ? 1 : -1) * glyph * size) / 1000;
      continue;
    }
    const spacing = ((fieldOf(glyph, 'isSpace') === true ? wordSpacing : 0) + charSpacing) * direction;
    const [x, y] = place();
    along += advanceOf(glyph, font, isVertical) * unit;
    const [endX, endY] = place();
    along += isVertical ? -spacing : spacing;
    const unicode = fieldOf(glyph, 'unicode');
    glyphs.unicodes.push(typeof unicode === 'string' ? unicode : '');
    glyphs.places.push(x, y, endX, endY);
  }
  if (isVertical) state.y -= along;
  else state.x += along * hScale;
}

function advanceOf(glyph: unknown, font: TracedFont | undefined, isVertical: boolean): number {
  if (!isVertical) return numberOf(fieldOf(glyph, 'width'));
  const [down] = operandsOf(fieldOf(glyph, 'vmetric') ?? font?.defaultVMetrics);
  return typeof down === 'number' ? -down : numberOf(fieldOf(glyph, 'width'));
}
