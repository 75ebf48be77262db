import type { Alignment, Version } from '../alignment/alignment';
import { unitAt } from '../structure/citation';
import { startOf } from '../text-range';
import type { Parts } from '../alignment/parts';

/** An old and a new passage that share a fair part of the lesser one's letters. */
export interface Connection {
  readonly old: number;
  readonly next: number;
  /** The letters of the words they share. */
  readonly letters: number;
}

/** Passages that share less of the lesser one are two: what they share is a figure of speech or a stray sentence. */
const FAIR_SHARE = 0.25;

/**
 * All connections. An article with a bare number for heading, of which nothing else lives on in another, has no connection with it: it
 * is gone, and the other one is new. Headings of articles that live on in each other are connected, whatever their words.
 */
export function connectPassages(
  alignment: Alignment,
  oldPassages: Parts,
  newPassages: Parts,
  lettersOf: Uint16Array,
): Connection[] {
  const shared = sharedLetters(alignment, oldPassages, newPassages, lettersOf);
  const oldArticles = articlesOf(alignment.old, oldPassages);
  const newArticles = articlesOf(alignment.new, newPassages);
  const areHeadings = ({ old, next }: Connection): boolean =>
    oldArticles.isHeading(old) && newArticles.isHeading(next);
  /** Pairs of articles that have more than the heading in common. */
  const living = new Set<number>();
  const pairOf = (old: number, next: number): number => old * alignment.new.sections.length + next;
  const pairOfPassages = ({ old, next }: Connection): number =>
    pairOf(oldArticles.of(old), newArticles.of(next));
  for (const one of shared) if (!areHeadings(one)) living.add(pairOfPassages(one));

  const isLeft = (one: Connection): boolean =>
    areHeadings(one) &&
    oldArticles.isBareHeading(one.old) &&
    newArticles.isBareHeading(one.next) &&
    !living.has(pairOfPassages(one));
  const connections = shared.filter((one) => !isLeft(one));

  const isConnectedOld = markedIn(oldPassages, connections, ({ old }) => old);
  const isConnectedNew = markedIn(newPassages, connections, ({ next }) => next);
  alignment.sectionNow.forEach((target, section) => {
    if (target < 0 || !living.has(pairOf(section, target))) return;
    const [old, next] = [oldArticles.headingOf(section), newArticles.headingOf(target)];
    if (!isConnectedOld[old] && !isConnectedNew[next]) connections.push({ old, next, letters: 0 });
  });
  return connections;
}

/** 1 for each passage that has a connection. */
export function markedIn(
  passages: Parts,
  connections: readonly Connection[],
  at: (connection: Connection) => number,
): Uint8Array {
  const marked = new Uint8Array(passages.length);
  for (const connection of connections) marked[at(connection)] = 1;
  return marked;
}

/** Passages that share words, with enough of their letters. */
function sharedLetters(
  { old, new: next, links }: Alignment,
  oldPassages: Parts,
  newPassages: Parts,
  lettersOf: Uint16Array,
): Connection[] {
  const oldLetters = lettersIn(oldPassages, old.words.ids, lettersOf);
  const newLetters = lettersIn(newPassages, next.words.ids, lettersOf);
  const connections: Connection[] = [];
  const shared = new Map<number, number>();
  for (let passage = 0; passage < oldPassages.length; passage += 1) {
    shared.clear();
    for (let word = oldPassages.from[passage] ?? 0; word < (oldPassages.to[passage] ?? 0); word += 1) {
      const target = newPassages.ofWord[links.toNew[word] ?? -1];
      if (target === undefined) continue;
      shared.set(target, (shared.get(target) ?? 0) + (lettersOf[old.words.ids[word] ?? 0] ?? 0));
    }
    for (const [target, letters] of shared) {
      const lesser = Math.min(oldLetters[passage] ?? 0, newLetters[target] ?? 0);
      if (letters >= FAIR_SHARE * lesser) connections.push({ old: passage, next: target, letters });
    }
  }
  return connections;
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

function lettersIn(passages: Parts, ids: Int32Array, lettersOf: Uint16Array): Float64Array {
  const letters = new Float64Array(passages.length);
  for (let word = 0; word < ids.length; word += 1) {
    const passage = passages.ofWord[word] ?? 0;
    letters[passage] = (letters[passage] ?? 0) + (lettersOf[ids[word] ?? 0] ?? 0);
  }
  return letters;
}
