import { comparePositions, startOf, type DocumentStructure, type RangeList } from '@glossator/document-text';

/** Places in groups: an article each, or a page where there is none. */
export interface PlaceGroups {
  /** Index of the first place of each group. */
  readonly starts: readonly number[];
  /** For each group the index of its article among the units, or -1. */
  readonly articles: readonly number[];
}

/** Groups places, which are in the order of the text, in one walk along the articles. */
export function groupPlaces(places: RangeList, structure: DocumentStructure | undefined): PlaceGroups {
  const units = structure?.units ?? [];
  const articles: number[] = [];
  units.forEach(({ kind, inContents }, unit) => {
    if (kind === 'article' && !inContents) articles.push(unit);
  });
  const starts: number[] = [];
  const groups: number[] = [];
  let next = 0;
  let [article, page] = [-2, -1];
  for (let at = 0; at < places.length; at += 1) {
    const range = places.at(at);
    if (!range) break;
    const position = startOf(range);
    for (; next < articles.length; next += 1) {
      const begins = units[articles[next] ?? -1]?.start;
      if (!begins || comparePositions(begins, position) > 0) break;
    }
    const nearest = articles[next - 1] ?? -1;
    const ends = units[nearest]?.end;
    const inside = ends && comparePositions(position, ends) < 0 ? nearest : -1;
    if (inside === article && (inside >= 0 || page === range.startPage)) continue;
    article = inside;
    page = range.startPage;
    starts.push(at);
    groups.push(inside);
  }
  return { starts, articles: groups };
}
