import { IDENTITY, isNumbers, multiply, type Six } from './text-matrix';

/** What advances depend on in a pdf.js font. */
export interface TracedFont {
  readonly fontMatrix?: unknown;
  readonly vertical?: unknown;
  readonly defaultVMetrics?: unknown;
}

/** The graphics state as far as it moves glyphs (ISO 32000-1, 9.3); `x` and `y` count from the text matrix. */
export interface TextState {
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

/** The current text state and those that were saved. */
export interface TextStateStack {
  readonly state: TextState;
  /** Saves the state, and transforms the current one if `matrix` is a matrix. */
  save: (matrix?: unknown) => void;
  restore: () => void;
  /** Multiplies the transformation if `matrix` is a matrix. */
  transform: (matrix: unknown) => void;
  /** Sets the text matrix; the next glyph is at its origin. */
  setMatrix: (matrix: Six) => void;
  /** Begins a line so far from the beginning of the current one. */
  move: (x: number, y: number) => void;
  /** As `move`; `y` becomes the leading, too. */
  moveWithLeading: (x: number, y: number) => void;
}

/** The text state at the beginning of a page. */
export function createTextState(): TextStateStack {
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
  const transform = (matrix: unknown): void => {
    if (isNumbers(matrix, 6)) state.ctm = multiply(state.ctm, matrix);
  };
  const move = (x: number, y: number): void => {
    state.x = state.lineX += x;
    state.y = state.lineY += y;
  };
  return {
    get state() {
      return state;
    },
    save: (matrix) => {
      saved.push({ ...state });
      transform(matrix);
    },
    restore: () => {
      state = saved.pop() ?? state;
    },
    transform,
    setMatrix: (matrix) => {
      state.matrix = matrix;
      state.x = state.y = state.lineX = state.lineY = 0;
    },
    move,
    moveWithLeading: (x, y) => {
      state.leading = y;
      move(x, y);
    },
  };
}
