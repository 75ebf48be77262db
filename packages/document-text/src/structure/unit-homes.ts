import { COUNTED_WORD } from './heading-form';
import type { StructureUnit } from './structure-unit';

/** The share of a law's articles whose number has been there before from which on numbers begin again as a rule, not in an appendix. */
const BEGINS_AGAIN = 0.4;
/** The share of a division's articles that need it from which on all of them have it. */
const MOST = 0.6;
/** Characters of a heading that may stand for a division without a number. */
const LONGEST_NAME = 80;

/** Divisions that are always named: annexes, and articles that hold sections. */
const ANNEX = /^(?:schedule|annex|anlage|anhang|allegato|anexo|appendix|appendice|apéndice|exhibit)/u;
const NAMED = new RegExp(`${ANNEX.source}|(?:^|/)article [^/]+$`, 'u');

/** Provisions that have a number only are always named with their division. */
const COUNTED = new RegExp(`(?:^|/)${COUNTED_WORD}`, 'u');

/**
 * For articles that must be distinguished from others of the same number, the divisions that do so, from the outermost in: the annex, or article of by-laws, that an article is in, and
 * as few of the innermost divisions as are needed. Where numbers begin again as a rule, each article has one. Where only a part at the end begins to count again, the articles of the law itself are
 * what their number says. So it is for divisions that are cited themselves, or with an article.
 */
export function homesOf(units: readonly StructureUnit[]): ReadonlyMap<number, readonly number[]> {
  const groups = new Map<string, number[]>();
  const homes = new Map<number, readonly number[]>();
  let [articles, again] = [0, 0];
  units.forEach((unit, index) => {
    if (unit.kind !== 'article' || unit.inContents || unit.number === '') return;
    const name = nameOf(unit);
    const group = groups.get(name);
    articles += 1;
    if (group) again += 1;
    if (group) group.push(index);
    else groups.set(name, [index]);
  });
  const ofDivisions = homesOfDivisions(units);
  const isRule = again >= BEGINS_AGAIN * articles;
  for (const group of groups.values()) {
    const paths = group.map((article) => containersOf(units, article));
    group.forEach((article, at) => {
      const containers = paths[at] ?? [];
      const isCounted = COUNTED.test(units[article]?.key ?? '');
      const named = isCounted
        ? containers.slice(-1)
        : containers.filter((index) => NAMED.test(units[index]?.key ?? ''));
      const isPlain = !isRule && (group.length === 1 || at === 0);
      const needed = isPlain ? [] : distinguishing(units, paths, at);
      const outer = ofDivisions.get(needed[0] ?? -1) ?? [];
      const home = containers.filter((index) => [...named, ...outer, ...needed].includes(index));
      if (home.length > 0) homes.set(article, home);
    });
  }
  return new Map([...withSiblings(units, homes), ...ofDivisions]);
}

/**
 * Articles of a division that counts from 1 again, and most of whose articles need it, have it as well, though no other has their number: article 7a
 * of a final title is no article 7a of the law.
 */
function withSiblings(
  units: readonly StructureUnit[],
  homes: ReadonlyMap<number, readonly number[]>,
): ReadonlyMap<number, readonly number[]> {
  const [all, within] = [new Map<number, number>(), new Map<number, number>()];
  const firsts = new Set<number>();
  const articles = units.flatMap(({ kind, inContents }, index) =>
    kind === 'article' && !inContents ? index : [],
  );
  for (const article of articles) {
    for (const division of containersOf(units, article)) {
      all.set(division, (all.get(division) ?? 0) + 1);
      if (units[article]?.number === '1') firsts.add(division);
    }
    for (const division of homes.get(article) ?? []) within.set(division, (within.get(division) ?? 0) + 1);
  }
  const begunAgain = new Set(
    [...within].flatMap(([division, count]) =>
      firsts.has(division) && count >= MOST * (all.get(division) ?? 0) ? division : [],
    ),
  );
  const added = articles.flatMap((article) => {
    const home = homes.has(article) ? [] : containersOf(units, article).filter((one) => begunAgain.has(one));
    return home.length > 0 ? [[article, home] as const] : [];
  });
  return new Map([...homes, ...added]);
}

/** The divisions by which those are distinguished that have the label of others, and the annex that one is in. */
function homesOfDivisions(units: readonly StructureUnit[]): ReadonlyMap<number, readonly number[]> {
  const homes = new Map<number, readonly number[]>();
  for (const group of divisionsByLabel(units)) {
    const paths = group.map((division) => containersOf(units, division));
    group.forEach((division, at) => {
      const needed = group.length > 1 ? distinguishing(units, paths, at) : [];
      const home = (paths[at] ?? []).filter(
        (index) => needed.includes(index) || ANNEX.test(units[index]?.key ?? ''),
      );
      if (home.length > 0) homes.set(division, home);
    });
  }
  return homes;
}

function divisionsByLabel(units: readonly StructureUnit[]): Iterable<readonly number[]> {
  const groups = new Map<string, number[]>();
  units.forEach(({ kind, label, inContents }, index) => {
    if (kind !== 'division' || label === '' || inContents) return;
    const group = groups.get(label.toLowerCase());
    if (group) group.push(index);
    else groups.set(label.toLowerCase(), [index]);
  });
  return groups.values();
}

/** How a division is named where it is cited: by its label, or its heading where it has none. */
export function divisionName({ label, heading }: Pick<StructureUnit, 'label' | 'heading'>): string {
  return label !== '' ? label : heading.length <= LONGEST_NAME ? heading : '';
}

/** Word and number of an article, without its container: the end of its key. */
function nameOf({ key, number }: StructureUnit): string {
  return `${/(?:^|\/)([^/]*?)(?:#\d+)?$/u.exec(key)?.[1] ?? ''} ${number}`;
}

/** The named divisions that a unit is in, from the outermost in. */
function containersOf(units: readonly StructureUnit[], unit: number): number[] {
  const found: number[] = [];
  for (let index = units[unit]?.parent ?? -1; index >= 0; index = units[index]?.parent ?? -1) {
    const container = units[index];
    if (container && container.kind === 'division' && divisionName(container) !== '') found.unshift(index);
  }
  return found;
}

/** The fewest of its innermost divisions by which a unit of a group differs from the others; all that it has where none do. `paths` are the divisions of each unit. */
function distinguishing(
  units: readonly StructureUnit[],
  paths: readonly (readonly number[])[],
  at: number,
): readonly number[] {
  const own = paths[at] ?? [];
  const written = (path: readonly number[], depth: number): string =>
    path
      .slice(Math.max(0, path.length - depth))
      .map((index) => divisionName(units[index] ?? NOTHING))
      .join('/');
  for (let depth = 1; depth <= own.length; depth += 1) {
    const name = written(own, depth);
    if (paths.every((other, index) => index === at || written(other, depth) !== name))
      return own.slice(own.length - depth);
  }
  return own;
}

const NOTHING = { label: '', heading: '' };
