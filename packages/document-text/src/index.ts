export {
  TEXT_CONTENT_OPTIONS,
  elementOf,
  pageTextFromItems,
  type ElementBox,
  type PageText,
  type TextElement,
  type TextItem,
} from './text-item';
export type { CancelSignal } from './cancel-signal';
export { pageFrom, type PageSource } from './page-source';
export { comparePositions, type Position } from './position';
export { compareRanges, endOf, rangeBetween, rangesOverlap, startOf, type TextRange } from './text-range';
export { isValidRange, normalizeRange, rangeProblem, type RangeProblem } from './range-validity';
export { findOverlap, insertInOrder, orderedIndex, overlapsOf } from './ordered-ranges';
export { flattenPage, flatOffset, startAt, endAt, type FlatPage } from './flat-page';
export { quoteOf, quotesAgree, type QuoteOptions } from './quote';
export { boxesFrom, boxesToNumbers, NUMBERS_OF_BOX } from './box-numbers';
export { isQuoteOf, normalizeSelection, runningOf, selectionQuoteOf } from './selection-quote';
export {
  RUNNING_REACH,
  createRunningLines,
  detectRunningLines,
  type RunningLines,
} from './layout/running-lines';
export { foldText, type FoldedText, type FoldOptions, type OffsetMap } from './fold';
export { foldPage, foldedEnd, foldedRange, foldedStart, type FoldedPage } from './folded-page';
export { createSearchIndex, type PageJoint, type SearchIndex } from './search-index';
export {
  isSearchPage,
  pageTextOf,
  searchPageBytes,
  searchPageOf,
  TEXT_MODEL_VERSION,
  type SearchPage,
  type SearchPageText,
} from './search-page';
export { firstRangeFrom, firstRangeWhere, type RangeList } from './range-list';
export {
  excerptAt,
  findRanges,
  findRangesInSteps,
  searchPages,
  type PausingSearchOptions,
  type SearchHit,
  type SearchOptions,
} from './search';
export type { MatchOptions } from './folded-match';
export type { Excerpt } from './excerpt';
export { createReanchor, reanchor, type Reanchor } from './reanchor';
export {
  alignDocuments,
  alignDocumentsInSteps,
  type AlignOptions,
  type PausingAlignOptions,
} from './alignment/align-documents';
export type { Alignment, Version } from './alignment/alignment';
export { findChanges } from './changes/find-changes';
export type { TextChange, WordChange } from './changes/text-change';
export { diffWords, type RedlinePart } from './changes/diff-words';
export { carryOver } from './carry-over/carry-over';
export type {
  CarriedOver,
  CarryOverCandidate,
  CarryOverReason,
  CarryOverReasonKind,
  CarryOverStatus,
} from './carry-over/carried-over';
export { recognizeStructure } from './structure/recognize-structure';
export { citationAt, structureOf, unitAt, type DocumentStructure } from './structure/citation';
export { readStructure } from './structure/read-structure';
export { citationOfRange, type RangeCitation } from './structure/range-citation';
export { detectLawLanguage } from './structure/law-language';
export type { LawLanguage, StructureUnit, UnitKind } from './structure/structure-unit';
export type { PageBox, Point } from './places/page-box';
export { fieldOf } from './places/operands';
export { isMark } from './places/script-direction';
export {
  traceGlyphs,
  type GlyphTrace,
  type OperatorList,
  type TextOperators,
  type TracedFont,
} from './places/glyph-trace';
export type { RunShape } from './places/run-shape';
export { createPageRuns, type LetterMeasure, type PageRuns } from './places/page-runs';
export { boxesOfRange, cornersOf, insideBox, partOf, pathOfBoxes, type RunBox } from './places/run-boxes';
export { boxesAround } from './places/boxes-around';
export type { Area } from './places/covered-characters';
export { lineNear, rangesUnder } from './places/ranges-under';
