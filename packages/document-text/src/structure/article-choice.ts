import type { HeadingCandidate, HeadingCandidates } from './heading-candidates';
import { areHeadings, chooseBare } from './bare-numbers';
import { annexBefore, withAnnexed, withoutQuoted } from './other-laws';
import { compareOrders } from './unit-number';

/** The word of an article that is a division, of a section that is one, and their rank: within chapters. */
export const CONTAINER = 'article';
const SUBSECTION = '§';
const CONTAINER_RANK = 6;
/** So many articles to a section show that sections hold articles. */
const MANY = 4;

/** A heading that begins again and stands so many heights further in than most is part of a list. */
const INDENT = 3;
/** Candidates after one that decide whether it is out of sequence. */
const AHEAD = 4;
/** An article after which so many of those follow that come before it is one of another law, quoted. */
const QUOTED = 3;
/** Articles with a word before their number without which those with a bare number are looked for. */
const FEW = 3;
/** The share of bare numbers that must differ; where they begin again and again they are lists within articles. */
const DIFFERENT = 0.4;
/**
 * The candidates that are headings of articles. Where most of those that read like headings are set in larger type, only such ones
 * are; elsewhere one that stands alone is, and the numbers of others must go up: one out of sequence with those after it is a
 * reference. Laws whose articles have
 * nothing but a number are tried last. Sections are articles only where nothing else is. `hasPlaces` says whether it is known where lines stand.
 */
export function chooseArticles(
  { articles: worded, bare, divisions }: HeadingCandidates,
  hasPlaces: boolean,
): readonly HeadingCandidate[] {
  const alike = chooseAlike(worded, chooseBare(bare, divisions, hasPlaces), bare.length);
  const chosen = [...numbersBeforeAnnex(alike, bare, divisions, hasPlaces), ...alike];
  if (hasPlaces && areReferences(chosen)) return [];
  return withAnnexed(withContainers(withUnworded(chosen, bare)), worded, divisions);
}

/**
 * The chosen articles together with those that lack the word which the others have: a paragraph begins with the very number that is missing
 * between two, and no list before it counts up to that.
 */
function withUnworded(
  chosen: readonly HeadingCandidate[],
  bare: readonly HeadingCandidate[],
): readonly HeadingCandidate[] {
  return chosen.flatMap((before, at) => {
    const after = chosen[at + 1];
    const [number = 0] = before.order;
    const isGap =
      before.form.word !== '' && after?.form.word === before.form.word && after.order[0] === number + 2;
    if (!isGap) return [before];
    const between = bare.filter(({ line }) => line > before.line && line < after.line);
    const [missing, ...others] = between.filter(
      ({ form, isParted, order }) =>
        order[0] === number + 1 && order.length === 1 && form.isSeparated && isParted,
    );
    if (!missing || others.length > 0 || between.some(({ order }) => order[0] === number)) return [before];
    const { word, label } = before.form;
    const named = { ...missing.form, word, label: label.slice(0, label.search(/\d/u)) + missing.form.label };
    return [before, { ...missing, form: named }];
  });
}

/**
 * The bare numbers of a law's own sections where all articles with a word stand in an act that is appended to it: before its annex, if they are
 * headings for themselves.
 */
function numbersBeforeAnnex(
  chosen: readonly HeadingCandidate[],
  bare: readonly HeadingCandidate[],
  divisions: readonly HeadingCandidate[],
  hasPlaces: boolean,
): readonly HeadingCandidate[] {
  const [first] = chosen;
  if (!first || first.form.word === '') return [];
  const annex = annexBefore(divisions, first.line);
  if (!annex) return [];
  const own = chooseBare(
    bare.filter(({ line }) => line < annex.line),
    divisions,
    hasPlaces,
  );
  return own.length >= FEW && areHeadings(own) ? own : [];
}

/** Whether what reads like headings are but references: they are few, none is the first, and none is set, stands alone or begins a sentence of its own. */
function areReferences(chosen: readonly HeadingCandidate[]): boolean {
  const isFirm = (one: HeadingCandidate): boolean => one.isParted && one.form.isSeparated;
  return (
    chosen.length < FEW &&
    chosen.every(
      (one) => one.order[0] !== 1 && one.form.rest !== '' && !one.isApart && !one.isSpaced && !isFirm(one),
    )
  );
}

/**
 * Where two sorts are numbered from 1 again and again, the fewer hold the many: in by-laws and omnibus acts articles hold sections
 * ("Article II", "Section 1"), in civil codes sections hold articles ("§ 3 Dell'insolvenza", "Art. 2221"). What holds is a division.
 */
function withContainers(chosen: readonly HeadingCandidate[]): readonly HeadingCandidate[] {
  const of = (...words: string[]) => chosen.filter(({ form }) => words.includes(form.word));
  const firsts = (candidates: readonly HeadingCandidate[]): number =>
    candidates.filter(({ order }) => order[0] === 1 && order.length === 1).length;
  const [articles, sections] = [of('art:'), of('sec:', '§')];
  if (firsts(articles) > 0 && firsts(sections) > firsts(articles) && sections.length > articles.length)
    return withDivisions(chosen, articles, CONTAINER);
  if (firsts(sections) > 1 && sections.length * MANY < articles.length)
    return withDivisions(chosen, sections, SUBSECTION);
  return chosen;
}

/** Candidates of which some are divisions. */
function withDivisions(
  all: readonly HeadingCandidate[],
  divisions: readonly HeadingCandidate[],
  word: string,
): readonly HeadingCandidate[] {
  const chosen = new Set(divisions);
  return all.map((one) => (chosen.has(one) ? asDivision(one, word) : one));
}

function asDivision(candidate: HeadingCandidate, word: string): HeadingCandidate {
  return { ...candidate, form: { ...candidate.form, kind: 'division', word, rank: CONTAINER_RANK } };
}

function chooseAlike(
  worded: readonly HeadingCandidate[],
  numbered: readonly HeadingCandidate[],
  bare: number,
): readonly HeadingCandidate[] {
  const sections = worded.filter(({ form }) => form.word === 'sec:' && form.isSound).length;
  const others = worded.filter(({ form }) => form.word !== 'sec:' && form.isSound).length;
  const found = chooseBySort(others >= sections ? worded.filter(({ form }) => form.word !== 'sec:') : worded);
  if (found.length >= FEW && found.length * 3 >= bare) return found;
  if ((found[0]?.line ?? Infinity) < (numbered[0]?.line ?? 0)) return found;
  const different = new Set(numbered.map(({ form }) => form.number)).size;
  return different >= numbered.length * DIFFERENT && numbered.length > 2 * found.length ? numbered : found;
}

function chooseBySort(candidates: readonly HeadingCandidate[]): readonly HeadingCandidate[] {
  const sound = withoutQuoted(candidates.filter(({ form, continues }) => form.isSound && !continues));
  const apart = sound.filter(({ isApart }) => isApart);
  if (apart.length * 2 >= sound.length && apart.length > 0) {
    const larger = candidates.filter(({ isApart, form }) => isApart && (form.isSound || form.isSeparated));
    return withMissing(larger, sound);
  }
  const series = new Map<string, HeadingCandidate[]>();
  for (const candidate of sound) {
    const key = `${candidate.form.word}${/^[A-Z]*/.exec(candidate.form.number)?.[0] ?? ''}`;
    const kept = series.get(key);
    if (kept) kept.push(candidate);
    else series.set(key, [candidate]);
  }
  return [...series.values()].flatMap(inSequence).sort((a, b) => a.line - b.line);
}

/** The headings set in larger type with those of annexes that name their article, and those that are not, but begin a paragraph and have the very numbers missing between two of them. */
function withMissing(
  larger: readonly HeadingCandidate[],
  sound: readonly HeadingCandidate[],
): readonly HeadingCandidate[] {
  const isMissing = (one: HeadingCandidate): boolean => {
    const after = larger.find(({ line }) => line > one.line);
    const before = larger.findLast(({ line }) => line < one.line);
    const isLater = before?.form.word === one.form.word && compareOrders(before.order, one.order) < 0;
    return isLater && (!after || compareOrders(one.order, after.order) < 0);
  };
  const isWhole = ({ form }: HeadingCandidate): boolean => form.number.startsWith('annexe');
  const others = sound.filter(
    (one) => !one.isApart && (isWhole(one) || (one.isParted && one.form.isSeparated && isMissing(one))),
  );
  return [...larger, ...others].sort((a, b) => a.line - b.line);
}

/**
 * The candidates of one series without those that break it: numbers go up, but may begin again. What begins a paragraph and has a point after
 * its number is no reference.
 */
function inSequence(series: readonly HeadingCandidate[]): HeadingCandidate[] {
  const kept: HeadingCandidate[] = [];
  const usual = series.map(({ left }) => left).toSorted((a, b) => a - b)[series.length >> 1] ?? NaN;
  series.forEach((candidate, at) => {
    const last = kept.at(-1);
    const isFurther = !candidate.isApart && candidate.left - usual > INDENT;
    if (last && isFurther && compareOrders(candidate.order, last.order) < 0) return;
    const next = series.slice(at + 1, at + 1 + AHEAD);
    const isFirm = candidate.standsAlone || (candidate.isParted && candidate.form.isSeparated);
    const isQuoted = last && skippedBy(candidate, last, next) >= QUOTED && !isMoved(candidate, series);
    if (last && (isQuoted || (!isFirm && !fits(candidate, last, next)))) return;
    kept.push(candidate);
  });
  return kept;
}

/** Whether an article out of sequence can be the law's own: no other has its number, and others have higher ones. */
function isMoved({ order }: HeadingCandidate, series: readonly HeadingCandidate[]): boolean {
  return (
    series.filter((other) => compareOrders(other.order, order) === 0).length === 1 &&
    series.some((other) => compareOrders(other.order, order) > 0)
  );
}

/** How many of the next candidates stand between the last one and this one by their numbers. */
function skippedBy(
  { order }: Pick<HeadingCandidate, 'order'>,
  last: HeadingCandidate,
  next: readonly HeadingCandidate[],
): number {
  return next.filter(
    (other) => compareOrders(other.order, order) <= 0 && compareOrders(other.order, last.order) > 0,
  ).length;
}

/** Whether more of the next candidates speak for this number after `last` than against it. */
function fits(
  { order }: HeadingCandidate,
  last: HeadingCandidate,
  next: readonly HeadingCandidate[],
): boolean {
  const step = compareOrders(order, last.order);
  const after = next.filter((other) => compareOrders(other.order, order) > 0).length;
  if (step > 0) {
    const skipped = skippedBy({ order }, last, next);
    return skipped === 0 || after > skipped;
  }
  if (step === 0) return false;
  const beforeLast = next.filter(
    (other) => compareOrders(other.order, order) > 0 && compareOrders(other.order, last.order) <= 0,
  ).length;
  return beforeLast * 2 > next.length || (next.length === 0 && order[0] === 1);
}
