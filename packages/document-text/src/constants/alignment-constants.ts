/**
 * The numbers that decide which words of two versions are the same. Weights are in rare words: the rarest word of both texts weighs 1.
 * `npm run bench -- carry-over --folds` measures what each of them buys; docs/carry-over-constants.md has its table.
 */
export const ALIGNMENT_CONSTANTS = {
  /** Weight of the commonest word. */
  leastWordWeight: 0.3,
  /** Share of the longer of two words that has to be in both for them to be alike. */
  wordLikeness: 0.6,
  /** Letters of the shortest word that can be like another. */
  likeWordLetters: 4,

  /** Words in the sequences that two sections share to be compared. */
  sectionSequence: 4,
  /** Likeness that the same number adds: text elsewhere has to be clearly more alike. */
  sectionSameNumber: 0.15,
  /** Least likeness of sections with the same number, which are a pair even when rewritten. */
  sectionLeastNumbered: 0.08,
  /** Least likeness of other sections. */
  sectionLeastOther: 0.4,
  /** By how much sections with other numbers have to be more alike than any other two: else it is only boilerplate that they share. */
  sectionLeastMargin: 0.04,
  /** Likeness from which on two sections are the same text, even if it stands several times. */
  sectionSame: 0.95,
  /** Most parts of the new text that are compared with a part of the old one: those with most in common. */
  mostCandidates: 5,
  /** Most places of a sequence of words that is evidence for any part. */
  sequencePlaces: 12,

  /** Words of a paragraph that stands once in both versions and is linked wherever it is, */
  strayedWords: 8,
  /** where its section is no more like its match than like others by so much. */
  strayedMargin: 0.05,

  /** Most cells (old words times new words) of a window that is aligned word by word; larger ones need anchors. */
  smallWindow: 250_000,
  /** Words of the sequences that anchor a window, tried in turn. */
  anchors: [8, 5, 3, 2, 1],

  /** What it costs to leave out words of either text or of both, in rare words, however long the gap. */
  gap: 0.4,
  /** What a gap costs less that begins where clauses begin in both texts: whole sentences are inserted, not halves of two. */
  cleanGap: 0.15,
  /** What two words score of which one begins a paragraph. */
  otherBegin: -0.15,

  /** Least share of the smaller paragraph that two have in common, whatever single words they share. */
  chanceShare: 0.38,
  /** Weight of words in a row that are no chance. */
  chanceRun: 4,
  /** Words of the longest hole between links that is filled. */
  longestHole: 40,
  /** Words of the longest hole, on either side, that is aligned with what stands in its place. */
  alignedHole: 12,
  /** Share of the words of the shorter text with a link below which what is left is aligned in order. */
  restShare: 0.8,
  /** The same above which it is: below, one is no scan of the other. */
  restLeast: 0.1,
  /** Share of the longer of two words there that has to be in both. */
  holeLikeness: 0.4,

  /** How often leftovers are matched, each time among what was left. */
  movedRounds: 2,
  /** Words in the sequences that two leftovers share to be compared. */
  movedSequence: 2,
  /** Words in a sequence that is unique in either text, which distinguishes a moved passage from boilerplate. */
  movedDistinct: 4,
  /** Weight of what a leftover has in common with the place it moved to. */
  movedCommon: 8,
  /** Mean share of both leftovers that is common. */
  movedShare: 0.45,
  /** Share of text at several places that is common where it may have moved to the section next to its own. */
  movedShareNear: 0.6,

  /** Share of the copies of a paragraph without links in one version that are left in the other. */
  leftCopies: 0.75,

  /** A word of less weight that is linked alone is held by chance. */
  slightWord: 0.6,
};

/** What each of `ALIGNMENT_CONSTANTS` is. */
export type AlignmentConstants = Readonly<typeof ALIGNMENT_CONSTANTS>;
