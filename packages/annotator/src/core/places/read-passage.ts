import { comparePositions, type StructureUnit } from '@glossator/document-text';
import { placeBeingRead } from '../documents/selectors';
import type { ReadStructure } from '../ports/structure-reader';
import { titleOver, topOf } from '../structure/contents';
import { createUnitFinder } from '../structure/unit-finder';
import type { ViewState } from '../view/state';

/** What somebody reads of a law, so that it can be found again in another Version. */
export interface ReadPassage {
  /** The label of its article or division as printed: `Art. 12`. */
  readonly label: string;
  /** The key of the paragraph or item that is read. */
  readonly part: string | undefined;
  /** The keys of its article or division and of those before it, the nearest first. */
  readonly units: readonly string[];
}

/** Where a passage is in another Version. */
export interface FoundPassage {
  readonly unit: number;
  /** The label of the article that stands before it, where the passage's own does not exist there. */
  readonly before: string | undefined;
}

/** Articles before the one that is read, among which the nearest that another Version has is looked for. */
const REACH = 200;

/** What is read at a place of a law; undefined where the text has no articles or divisions. */
export function passageAt(
  read: ReadStructure | undefined,
  view: Pick<ViewState, 'reading' | 'landed'>,
): ReadPassage | undefined {
  const units = read?.structure.units ?? [];
  if (!read) return undefined;
  const placed = (isWanted: (unit: StructureUnit) => boolean) =>
    units.flatMap((unit, entry) =>
      !unit.inContents && isWanted(unit)
        ? [{ entry, place: { page: unit.start.page, top: topOf(read.tops, entry) ?? 0 } }]
        : [],
    );
  const titles = placed(isTitle);
  const at = view.landed?.at;
  const over = at ? titleOver(read, at) : -1;
  const title = over >= 0 ? over : placeBeingRead(titles, view);
  const unit = title === undefined ? undefined : units[title];
  if (title === undefined || !unit) return undefined;
  const parts = placed(({ kind, start }) => kind !== 'article' && kind !== 'division' && isIn(start, unit));
  const { page, top } = view.landed ?? view.reading;
  const part = parts.findLast(({ entry, place }) =>
    at
      ? comparePositions(units[entry]?.start ?? at, at) <= 0
      : place.page < page || (place.page === page && place.top <= top),
  )?.entry;
  const before = titles.map(({ entry }) => entry).filter((entry) => entry < title);
  return {
    label: unit.label === '' ? unit.heading : unit.label,
    part: part === undefined ? undefined : keyOf(units, part),
    units: [title, ...before.slice(-REACH).toReversed()].map((entry) => keyOf(units, entry)),
  };
}

/** Finds a passage of one Version in the structure of another one; undefined where neither it nor anything near before it exists there. */
export function findPassage(
  { part, units }: ReadPassage,
  { structure }: ReadStructure,
): FoundPassage | undefined {
  const find = createUnitFinder(structure);
  const [own, ...before] = units;
  const unit = own === undefined ? undefined : find(own);
  if (unit !== undefined)
    return { unit: (part === undefined ? undefined : find(part)) ?? unit, before: undefined };
  for (const each of before) {
    const near = find(each);
    const found = near === undefined ? undefined : structure.units[near];
    if (near !== undefined && found)
      return { unit: near, before: found.label === '' ? found.heading : found.label };
  }
  return undefined;
}

function isTitle({ kind }: StructureUnit): boolean {
  return kind === 'article' || kind === 'division';
}

function isIn(start: StructureUnit['start'], { start: from, end: to }: StructureUnit): boolean {
  return comparePositions(start, from) > 0 && comparePositions(start, to) < 0;
}

function keyOf(units: readonly StructureUnit[], index: number): string {
  return units[index]?.key ?? '';
}
