export {
  TEXT_CONTENT_OPTIONS,
  elementOf,
  pageTextFromItems,
  type ElementBox,
  type PageText,
  type TextElement,
  type TextItem,
} from './pages/page-text';
export type { CancelSignal } from './steps/run-steps';
export { pageFrom, type PageSource } from './pages/page-source';
export { comparePositions, type Position } from './pages/position';
export {
  compareRanges,
  endOf,
  rangeBetween,
  rangesOverlap,
  startOf,
  type TextRange,
} from './ranges/text-range';
export { isValidRange, normalizeRange, rangeProblem, type RangeProblem } from './ranges/range-validity';
export { findOverlap, insertInOrder, orderedIndex, overlapsOf } from './ranges/ordered-ranges';
export { flattenPage, flatOffset, startAt, endAt, type FlatPage } from './pages/flat-page';
export { quoteOf, quotesAgree, type QuoteOptions } from './quotes/quote';
export { boxesFrom, boxesToNumbers, NUMBERS_OF_BOX } from './pages/box-numbers';
export { isQuoteOf, normalizeSelection, runningOf, selectionQuoteOf } from './quotes/selection-quote';
export { leftOutOf } from './ranges/left-out';
export {
  ASIDE_KINDS,
  asideKindOf,
  asidesFrom,
  asidesOf,
  listsOf,
  NO_ASIDES,
  outOfText,
  type AsideKind,
  type AsideLists,
  type Asides,
} from './pages/asides';
export { ASIDE_REACH, createPageAsides, type PageAsides } from './layout/page-asides';
export { overlayOf } from './pages/overlay';
export {
  RUNNING_REACH,
  createRunningLines,
  detectRunningLines,
  type RunningLines,
} from './layout/running-lines';
export { foldText, type FoldedText, type FoldOptions, type OffsetMap } from './folding/fold';
export { foldPage, foldedEnd, foldedRange, foldedStart, type FoldedPage } from './folding/folded-page';
export {
  createSearchIndex,
  type IndexedPages,
  type PageJoint,
  type SearchIndex,
} from './search/search-index';
export {
  isSearchPage,
  pageTextOf,
  searchPageOf,
  searchPageTextOf,
  TEXT_MODEL_VERSION,
  type SearchPage,
  type SearchPageText,
} from './search/search-page';
export { searchPageBytes } from './search/search-page-bytes';
export { firstRangeFrom, firstRangeWhere, type RangeList } from './ranges/range-list';
export {
  excerptAt,
  findRanges,
  findRangesInSteps,
  searchPages,
  type PausingSearchOptions,
  type SearchHit,
  type SearchOptions,
} from './search/search';
export type { MatchOptions } from './search/folded-match';
export type { Excerpt } from './search/excerpt';
export { createReanchor, reanchor, type Reanchor } from './quotes/reanchor';
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
export { readStructure, recognizeStructure } from './structure/recognize-structure';
export { STRUCTURE_VERSION } from './structure/structure-version';
export { citationAt, citationOf, type CitationOptions, type CitedSource } from './structure/citation';
export { CITATION_STYLES, type CitationStyle } from './structure/citation-style';
export {
  placeAt,
  structureOf,
  unitAt,
  type CitedPlace,
  type DocumentStructure,
} from './structure/cited-place';
export {
  articleOf,
  articlePiecesOf,
  pagesOfArticle,
  unitTitle,
  type ArticlePiece,
} from './structure/article-text';
export { createReferenceFinder, type ReferenceFinder } from './references/find-references';
export type { LegalReference } from './references/legal-reference';
export { isNamedBy, type LawNames } from './references/law-names';
export type { AsidePassage } from './structure/aside-passages';
export { proposeVersionState, type VersionState } from './naming/version-state';
export { proposeShortName } from './naming/short-name';
export { detectLawLanguage } from './structure/law-language';
export type { LawLanguage, StructureUnit, UnitKind } from './structure/structure-unit';
export type { PageBox, Point } from './geometry/page-box';
export { fieldOf } from './geometry/operands';
export { isMark } from './geometry/script-direction';
export { traceGlyphs, type GlyphTrace, type OperatorList, type TextOperators } from './geometry/glyph-trace';
export type { TracedFont } from './geometry/text-state';
export type { RunShape } from './geometry/run-shape';
export { placesByGlyphs } from './geometry/glyph-places';
export { createPageRuns, type DrawnPlaces, type LetterMeasure, type PageRuns } from './geometry/page-runs';
export { boxesOfRange, cornersOf, insideBox, partOf, pathOfBoxes, type RunBox } from './geometry/run-boxes';
export { boxesAround } from './geometry/boxes-around';
export type { Area } from './geometry/covered-characters';
export { lineNear, rangesUnder } from './geometry/ranges-under';
