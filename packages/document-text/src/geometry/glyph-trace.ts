import { fieldOf, numberOf, operandsOf } from './operands';
import { isNumbers, multiply, type Six } from './text-matrix';

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

/** What advances depend on in a pdf.js font. */
export interface TracedFont {
  readonly fontMatrix?: unknown;
  readonly vertical?: unknown;
  readonly defaultVMetrics?: unknown;
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

/** The graphics state as far as it moves glyphs (ISO 32000-1, 9.3); `x` and `y` count from the text matrix. */
interface TextState {
  ctm: Six;
  matrix: Six;
  x: number;
  y: number;
  lineX: number;
  lineY: number;
  font: TracedFont | undefined;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  hScale: number;
  leading: number;
  rise: number;
}

interface Row {
  readonly unicodes: string[];
  readonly places: number[];
}

const IDENTITY: Six = [1, 0, 0, 1, 0, 0];
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
  const saved: TextState[] = [];
  let state: TextState = {
    ctm: IDENTITY,
    matrix: IDENTITY,
    x: 0,
    y: 0,
    lineX: 0,
    lineY: 0,
    font: undefined,
    size: 0,
    charSpacing: 0,
    wordSpacing: 0,
    hScale: 1,
    leading: 0,
    rise: 0,
  };
  const save = (matrix?: unknown): void => {
    saved.push({ ...state });
    if (isNumbers(matrix, 6)) state.ctm = multiply(state.ctm, matrix);
  };
  const restore = (): void => {
    state = saved.pop() ?? state;
  };
  const move = (x: number, y: number): void => {
    state.x = state.lineX += x;
    state.y = state.lineY += y;
  };
  const setMatrix = (matrix: Six): void => {
    state.matrix = matrix;
    state.x = state.y = state.lineX = state.lineY = 0;
  };
  const setFont = (name: unknown, size: unknown): void => {
    state.font = typeof name === 'string' ? fontOf(name) : undefined;
    state.size = numberOf(size);
  };

  for (let index = 0; index < list.fnArray.length; index += 1) {
    const args = operandsOf(list.argsArray[index]);
    const operator = list.fnArray[index] ?? -1;
    switch (operator) {
      case ops.beginText:
        setMatrix(IDENTITY);
        break;
      case ops.setFont:
        setFont(args[0], args[1]);
        break;
      case ops.setGState:
        for (const entry of operandsOf(args[0])) {
          const [key, value] = operandsOf(entry);
          if (key === 'Font') setFont(operandsOf(value)[0], operandsOf(value)[1]);
        }
        break;
      case ops.setCharSpacing:
        state.charSpacing = numberOf(args[0]);
        break;
      case ops.setWordSpacing:
        state.wordSpacing = numberOf(args[0]);
        break;
      case ops.setHScale:
        state.hScale = numberOf(args[0]) / 100;
        break;
      case ops.setLeading:
        state.leading = -numberOf(args[0]);
        break;
      case ops.setTextRise:
        state.rise = numberOf(args[0]);
        break;
      case ops.setLeadingMoveText:
        state.leading = numberOf(args[1]);
        move(numberOf(args[0]), numberOf(args[1]));
        break;
      case ops.moveText:
        move(numberOf(args[0]), numberOf(args[1]));
        break;
      case ops.nextLine:
        move(0, state.leading);
        break;
      case ops.setTextMatrix: {
        const matrix = isNumbers(args[0], 6) ? args[0] : args;
        if (isNumbers(matrix, 6)) setMatrix(matrix);
        break;
      }
      case ops.showText:
        show(state, operandsOf(args[0]), glyphs);
        break;
      case ops.transform:
        if (isNumbers(args, 6)) state.ctm = multiply(state.ctm, args);
        break;
      case ops.save:
        save();
        break;
      case ops.paintFormXObjectBegin:
        save(args[0]);
        break;
      case ops.beginGroup:
        save(fieldOf(args[0], 'matrix'));
        break;
      case ops.restore:
      case ops.paintFormXObjectEnd:
      case ops.endGroup:
        restore();
        break;
      case ops.beginAnnotation:
        return traced(glyphs);
      default:
        break;
    }
  }
  return traced(glyphs);
}

function traced({ unicodes, places }: Row): GlyphTrace {
  return { unicodes, places: Float32Array.from(places) };
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
