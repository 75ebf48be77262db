import type { StructureUnit } from '@glossator/document-text';
import type { OutlineEntry } from '../ports/document-viewer';
import type { ReadingPlace } from '../ports/reading-place';
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

/** A unit as a table of contents has it: its label and its heading. */
export function unitTitle({ label, heading }: StructureUnit): string {
  return [label, heading].filter((part) => part !== '').join(' ');
}

/** Where to jump for a unit: page units below the top of its page, a little above its heading; undefined where it is not known. */
export function topOf(tops: Float32Array, unit: number): number | undefined {
  const top = tops[unit];
  return top === undefined || Number.isNaN(top) ? undefined : Math.max(0, top - MARGIN);
}

/** The place of the heading that a jump to an article or division has led to; undefined where the jump was to something else. */
export function headingAt(
  read: ReadStructure | undefined,
  landed: ReadingPlace | undefined,
): ReadingPlace | undefined {
  if (!read || !landed) return undefined;
  const { page, top } = landed;
  const unit = read.structure.units.findIndex(
    ({ kind, start }, index) =>
      (kind === 'article' || kind === 'division') && start.page === page && topOf(read.tops, index) === top,
  );
  return unit < 0 ? undefined : { page, top: read.tops[unit] ?? top };
}
