import type { EngineConstants } from '../../../packages/document-text/src/constants/engine-constants';

/** The values at which a constant is measured beside the one in use. */
export interface Trial<Value> {
  /** The value at which the rule is gone, or is the same as a plainer one beside it. */
  readonly without?: Value;
  readonly others: readonly Value[];
  /** Why the pairs cannot judge it. */
  readonly unjudged?: string;
}

/** Every constant of the engine: the compiler refuses one that is not here. */
export type Grid = { readonly [Name in keyof EngineConstants]: Trial<EngineConstants[Name]> };

/** More than there ever is. */
export const NEVER = 1e9;
const REASON = 'decides about the reason that is shown, not about the place or the status';

/** What is tried. Where it says `without`, that value takes the rule away. */
export const GRID: Grid = {
  leastWordWeight: { without: 1, others: [0.2, 0.45] },
  wordLikeness: { without: 1.01, others: [0.5, 0.7] },
  likeWordLetters: { without: 1, others: [3, 5, 6] },
  sectionSequence: { others: [3, 5] },
  sectionSameNumber: { without: 0, others: [0.1, 0.2, 0.3] },
  sectionLeastNumbered: { without: 0, others: [0.05, 0.15] },
  sectionLeastOther: { without: 0.08, others: [0.3, 0.5] },
  sectionLeastMargin: { without: 0, others: [0.02, 0.08] },
  sectionSame: { without: 2, others: [0.9, 0.98] },
  mostCandidates: { without: 1, others: [3, 10] },
  sequencePlaces: { others: [6, 30] },
  strayedWords: { without: NEVER, others: [5, 15] },
  strayedMargin: { without: -1, others: [0, 0.25] },
  smallWindow: { without: 0, others: [60_000, 1_000_000] },
  anchors: { without: [], others: [[8], [8, 3], [5, 3, 2], [3, 2, 1]] },
  gap: { without: 0, others: [0.3, 0.5] },
  cleanGap: { without: 0, others: [0.1, 0.25] },
  otherBegin: { without: 0, others: [-0.3] },
  chanceShare: { without: 0, others: [0.3, 0.45] },
  chanceRun: { without: NEVER, others: [3, 5] },
  longestHole: { without: 0, others: [10, 100] },
  alignedHole: { without: 0, others: [6, 25] },
  holeLikeness: { without: 0.6, others: [0.3, 0.5] },
  restShare: { without: 0, others: [0.5, 0.9] },
  restLeast: { without: 0, others: [0.05, 0.3] },
  movedRounds: { without: 1, others: [3] },
  movedSequence: { others: [1, 3] },
  movedDistinct: { without: NEVER, others: [3, 5, 6] },
  movedCommon: { without: 0, others: [6, 10] },
  movedShare: { without: 0, others: [0.35, 0.55] },
  movedShareNear: { without: 1.01, others: [0.5, 0.7] },
  leftCopies: { without: 1, others: [0.01, 0.5] },
  slightWord: { without: 0, others: [0.45, 0.8] },
  footnoteMarks: { without: NEVER, others: [] },
  footnotesRising: { others: [] },
  changeKept: { without: 0, others: [0.35, 0.65] },
  changeRedivided: { without: 1, others: [3, 12] },
  contentsLongest: { without: 0, others: [80, 300] },
  contentsSentence: { without: 150, others: [20, 80] },
  contentsNear: { without: 0, others: [3, 12] },
  contentsLeaders: { without: NEVER, others: [3, 10] },
  contentsApart: { others: [20, 80] },
  leastSurvival: { without: 0, others: [0.3, 0.5] },
  splitShare: { others: [], unjudged: REASON },
  mergedShare: { others: [], unjudged: REASON },
  repealedWords: { others: [], unjudged: REASON },
  replacedTimes: { without: 0, others: [2, 8] },
  replacedMore: { without: 0, others: [3, 12] },
  edgeSigns: { without: 0, others: [5] },
  contextReach: { others: [6, 20] },
  contextSlack: { without: 0, others: [4, 16] },
  longestRun: { others: [30, 120] },
  mostPlaces: { others: [10, 40] },
  copyContext: { without: 2, others: [0.4, 0.8] },
  sectionClearMargin: { without: NEVER, others: [0.15, 0.4] },
  paragraphDistinct: { without: NEVER, others: [3, 6] },
  paragraphLongest: { without: NEVER, others: [200] },
  sureShare: { without: 2, others: [0.4, 0.65] },
  sureShareOfSeveral: { without: 2, others: [0.6, 0.85] },
  shortWords: { without: 0, others: [2, 4] },
  shortContext: { without: 0, others: [0.3, 0.55] },
  movedWeight: { without: 0, others: [4, 7] },
  movedParagraph: { without: NEVER, others: [0, 2] },
};

/** Constants that are set otherwise, and the name that this has in the matrix. */
export interface Variant {
  readonly name: string;
  readonly constants: Partial<EngineConstants>;
}

/** The engine as it is. */
export const AS_IT_IS: Variant = { name: '', constants: {} };

/** The variant in which one constant has another value. */
export function variantOf(name: keyof EngineConstants, value: unknown): Variant {
  return { name: `${name} ${JSON.stringify(value)}`, constants: { [name]: value } };
}

/** The names of all constants. */
export const NAMES = Object.keys(GRID).filter((name): name is keyof EngineConstants => name in GRID);

/** The values that are tried of a constant; the one that takes it away first. */
export function valuesOf(name: keyof EngineConstants): readonly unknown[] {
  const { without, others } = GRID[name];
  return without === undefined ? others : [without, ...others];
}

/** Every variant with one constant set otherwise, after the engine as it is. */
export function allVariants(): Variant[] {
  return [AS_IT_IS, ...NAMES.flatMap((name) => valuesOf(name).map((value) => variantOf(name, value)))];
}
