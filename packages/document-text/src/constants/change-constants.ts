/** The numbers that decide what a change is. */
export const CHANGE_CONSTANTS = {
  /** Least share of its words that a moved passage kept; with less it is gone, and what says something similar is new. */
  changeKept: 0.5,
  /** Most differences in a row that are tried together as the same text with other line ends. */
  changeRedivided: 6,
  /** Letters of the longest passage within a table of contents that belongs to it though no entry was recognized in it, */
  contentsLongest: 150,
  /** and of one that ends as a sentence does. */
  contentsSentence: 40,
  /** Passages after the last entry that was recognized among which a further one ends with its page number. */
  contentsNear: 6,
  /** Dots in rows that make a table of contents, */
  contentsLeaders: 5,
  /** and words from one to the next at most. */
  contentsApart: 40,
  /** Fewest numbers behind the ends of sentences that are taken for marks of footnotes, */
  footnoteMarks: 3,
  /** and least share of them that is not below the one before. */
  footnotesRising: 0.75,
};

/** What each of `CHANGE_CONSTANTS` is. */
export type ChangeConstants = Readonly<typeof CHANGE_CONSTANTS>;
