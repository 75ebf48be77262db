import { placeAt, type Position, type StructureUnit, unitTitle } from '@glossator/document-text';
import type { OutlineEntry } from '../ports/document-viewer';
import type { LandedPlace, ReadingPlace } from '../ports/reading-place';
import type { ReadStructure } from '../ports/structure-reader';

/** Page units left free above the heading that is jumped to. */
const MARGIN = 8;

interface Entry extends OutlineEntry {
  readonly children: Entry[];
}

/** The divisions and articles of a law as a table of contents. */
export function contentsOf({ structure, tops }: ReadStructure): readonly OutlineEntry[] {
  const roots: Entry[] = [];
  const entries = new Map<number, Entry>();
  structure.units.forEach((unit, index) => {
    if (unit.inContents || (unit.kind !== 'division' && unit.kind !== 'article')) return;
    const entry: Entry = {
      title: unitTitle(unit),
      ...(unit.label !== '' && unit.heading !== '' && { label: unit.label }),
      page: unit.start.page,
      top: topOf(tops, index),
      children: [],
    };
    entries.set(index, entry);
    (entries.get(unit.parent)?.children ?? roots).push(entry);
  });
  return roots;
}

/** Where to jump for a unit: page units below the top of its page, a little above its heading; undefined where it is not known. */
export function topOf(tops: Float32Array, unit: number): number | undefined {
  const top = tops[unit];
  return top === undefined || Number.isNaN(top) ? undefined : Math.max(0, top - MARGIN);
}

/** The heading of an article or division, and what is printed of it first: its label, or its words. */
export interface HeadingPlace extends ReadingPlace {
  readonly label: string;
}

/** The heading that a jump to an article or division has led to, or that a passage stands under; undefined where the jump was to something else. */
export function headingAt(
  read: ReadStructure | undefined,
  landed: LandedPlace | undefined,
): HeadingPlace | undefined {
  if (!read || !landed) return undefined;
  const { page, top, at } = landed;
  const { units } = read.structure;
  const unit = at
    ? titleOver(read, at)
    : units.findIndex(
        (each, index) => isTitle(each) && each.start.page === page && topOf(read.tops, index) === top,
      );
  const found = units[unit];
  if (!found) return undefined;
  const { label, heading, start } = found;
  const known = read.tops[unit] ?? NaN;
  return { page: start.page, top: Number.isNaN(known) ? top : known, label: label === '' ? heading : label };
}

/** The index of the article or division that a position of the text belongs to, -1 for none. */
export function titleOver({ structure }: ReadStructure, at: Position): number {
  const over = placeAt(structure, at).path.findLast(isTitle);
  return over ? structure.units.indexOf(over) : -1;
}

function isTitle({ kind }: StructureUnit): boolean {
  return kind === 'article' || kind === 'division';
}
