/** The numbers that decide where a selection belongs, and whether that is certain. Weights are in rare words. */
export const CARRY_OVER_CONSTANTS = {
  /** Least share of the selected letters that lives on at a place. */
  leastSurvival: 0.4,
  /** Share of the selected letters at a second place that makes a selection a split one. */
  splitShare: 0.25,
  /** Share of a paragraph's words from elsewhere that makes it a merged one. */
  mergedShare: 0.25,
  /** Words of an article that says nothing but that it is repealed. */
  repealedWords: 30,
  /** Words that replaced those at an edge: so many times as many, */
  replacedTimes: 4,
  /** and so many more. */
  replacedMore: 6,
  /** Signs at an end of a selection that are looked for at its new place. */
  edgeSigns: 40,

  /** Words looked at on either side of a selection. */
  contextReach: 12,
  /** Words that neighbors may be off their place, and more the farther they are. */
  contextSlack: 8,
  /** Words of the longest span of equal text around a selection that is looked at. */
  longestRun: 60,
  /** Most places of equal text that are distinguished. */
  mostPlaces: 20,
  /** Share of the neighbors that went along with one of several copies, if nothing but the order of the copies says that it is the same. */
  copyContext: 0.6,

  /** By how much a section is more like its match than like the next best, when that is no chance. */
  sectionClearMargin: 0.25,
  /** Words in a row that are distinct where they stand once in both versions. */
  paragraphDistinct: 4,
  /** Words of the longest paragraph that says where words of it belong. */
  paragraphLongest: 400,
  /** Share of a paragraph that became another one which is then the same, */
  sureShare: 0.5,
  /** and where the same words stand at several places. */
  sureShareOfSeveral: 0.75,

  /** Fewer words than so many need neighbors that went along, */
  shortWords: 3,
  /** and the share of these. */
  shortContext: 0.4,
  /** Weight of text that moved with the words and stands once in both versions; */
  movedWeight: 5,
  /** the weight of a whole paragraph. */
  movedParagraph: 1,
};

/** What each of `CARRY_OVER_CONSTANTS` is. */
export type CarryOverConstants = Readonly<typeof CARRY_OVER_CONSTANTS>;
