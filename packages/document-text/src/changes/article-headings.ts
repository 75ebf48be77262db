import type { Alignment, Version } from '../alignment/alignment';
import type { Parts } from '../alignment/parts';
import { unitAt } from '../structure/cited-place';
import { startOf } from '../ranges/text-range';
import { markedIn, type Connection } from './connection';

/**
 * Corrects the connections of headings by what their articles are. An article with a bare number for heading, of which nothing else lives
 * on in another, has no connection with it: it is gone, and the other one is new. Headings of articles that live on in each other are
 * connected, whatever their words.
 */
export function connectHeadings(
  alignment: Alignment,
  oldPassages: Parts,
  newPassages: Parts,
  connections: readonly Connection[],
): Connection[] {
  const oldArticles = articlesOf(alignment.old, oldPassages);
  const newArticles = articlesOf(alignment.new, newPassages);
  const areHeadings = ({ old, next }: Connection): boolean =>
    oldArticles.isHeading(old) && newArticles.isHeading(next);
  /** Pairs of articles that have more than the heading in common. */
  const living = new Set<number>();
  const pairOf = (old: number, next: number): number => old * alignment.new.sections.length + next;
  const pairOfPassages = ({ old, next }: Connection): number =>
    pairOf(oldArticles.of(old), newArticles.of(next));
  for (const one of connections) if (!areHeadings(one)) living.add(pairOfPassages(one));

  const isLeft = (one: Connection): boolean =>
    areHeadings(one) &&
    oldArticles.isBareHeading(one.old) &&
    newArticles.isBareHeading(one.next) &&
    !living.has(pairOfPassages(one));
  const corrected = connections.filter((one) => !isLeft(one));

  const isConnectedOld = markedIn(oldPassages, corrected, ({ old }) => old);
  const isConnectedNew = markedIn(newPassages, corrected, ({ next }) => next);
  alignment.newSectionOf.forEach((target, section) => {
    if (target < 0 || !living.has(pairOf(section, target))) return;
    const [old, next] = [oldArticles.headingOf(section), newArticles.headingOf(target)];
    if (!isConnectedOld[old] && !isConnectedNew[next]) corrected.push({ old, next, letters: 0 });
  });
  return corrected;
}

/** The articles that passages are in; the first passage of each is its heading. */
function articlesOf({ sections, places, structure }: Version, { from, ofWord }: Parts) {
  const of = (passage: number): number => sections.ofWord[from[passage] ?? -1] ?? -1;
  const headingIn = (passage: number): string | undefined => {
    const word = from[passage] ?? 0;
    const range = places.rangeOf({ from: word, to: word + 1, lettersBefore: 0, lettersAfter: 0 });
    return structure.units[unitAt(structure, startOf(range))]?.heading;
  };
  return {
    of,
    isHeading: (passage: number): boolean => sections.from[of(passage)] === from[passage],
    /** Whether a heading is nothing but the article's number, and the article's text follows. */
    isBareHeading: (passage: number): boolean => of(passage + 1) === of(passage) && headingIn(passage) === '',
    headingOf: (section: number): number => ofWord[sections.from[section] ?? -1] ?? -1,
  };
}
