import type { Position } from '../pages/position';
import { comparePositions } from '../pages/position';
import type { AsidePassage } from './aside-passages';
import { ownStyle, type CitationStyle } from './citation-style';
import type { LawLanguage, StructureUnit } from './structure-unit';
import { homesOf } from './unit-homes';

/** The units of a document and what stands aside in it, ready to be asked what stands where. */
export interface DocumentStructure {
  readonly language: LawLanguage;
  /** How it is cited where nobody chose a style. */
  readonly style: CitationStyle;
  readonly units: readonly StructureUnit[];
  /** Page, element and character of each unit's start. */
  readonly starts: Int32Array;
  readonly asides: readonly AsidePassage[];
  /** For each article, and each division with a label, the divisions, from the outermost, that tell it from others of its number (see `homesOf`). */
  readonly homes: ReadonlyMap<number, readonly number[]>;
  /** The index of the passage aside that an element is in, by page and element. */
  readonly asideOf: ReadonlyMap<number, ReadonlyMap<number, number>>;
}

/** Prepares units, and passages aside, that have been recognized before. */
export function structureOf(
  units: readonly StructureUnit[],
  language: LawLanguage,
  asides: readonly AsidePassage[] = [],
): DocumentStructure {
  const starts = new Int32Array(units.length * 3);
  units.forEach(({ start }, unit) => {
    starts[unit * 3] = start.page;
    starts[unit * 3 + 1] = start.element;
    starts[unit * 3 + 2] = start.character;
  });
  const asideOf = new Map<number, Map<number, number>>();
  asides.forEach(({ page, elements }, passage) => {
    const here = asideOf.get(page) ?? new Map<number, number>();
    asideOf.set(page, here);
    for (const element of elements) here.set(element, passage);
  });
  return {
    language,
    style: ownStyle(language, units),
    units,
    starts,
    asides,
    homes: homesOf(units),
    asideOf,
  };
}

/** The index of the innermost unit that contains a position, -1 before the first one. */
export function unitAt(
  { units, starts }: Pick<DocumentStructure, 'units' | 'starts'>,
  position: Position,
): number {
  let low = 0;
  let high = units.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const isAfter =
      (starts[middle * 3] ?? 0) - position.page ||
      (starts[middle * 3 + 1] ?? 0) - position.element ||
      (starts[middle * 3 + 2] ?? 0) - position.character;
    if (isAfter > 0) high = middle;
    else low = middle + 1;
  }
  let unit = low - 1;
  while (unit >= 0 && comparePositions(position, units[unit]?.end ?? position) >= 0)
    unit = units[unit]?.parent ?? -1;
  return unit;
}

/** What a passage belongs to, whichever way that is written. */
export interface CitedPlace {
  /** Its page, from 0. */
  readonly page: number;
  /** The unit it belongs to with all that this one is part of, from the outermost in; none where it belongs to none. */
  readonly path: readonly StructureUnit[];
  /** Of the path, the divisions without which its article, or its innermost division, would be taken for another one. */
  readonly home: readonly StructureUnit[];
  /** The index of the innermost unit of the path, -1 for none. */
  readonly unit: number;
  /** The passage that it stands in aside from the text. */
  readonly aside?: AsidePassage;
}

/**
 * What the text at a position belongs to. A footnote belongs to what it is referred to in, a marginal note to the text beside it; running lines,
 * overlays, notes whose place is not known and tables of contents belong to nothing.
 */
export function placeAt(structure: DocumentStructure, position: Position): CitedPlace {
  const { page, element } = position;
  const aside = structure.asides[structure.asideOf.get(page)?.get(element) ?? -1];
  const at = aside ? aside.anchor : position;
  const unit = at ? unitAt(structure, at) : -1;
  const path: StructureUnit[] = [];
  let home: readonly number[] = [];
  for (let index = unit; index >= 0; index = structure.units[index]?.parent ?? -1) {
    const found = structure.units[index];
    if (!found) break;
    if (isNamed(found) && !path.some(isNamed)) home = structure.homes.get(index) ?? [];
    path.unshift(found);
  }
  const isListed = path.some(({ inContents }) => inContents);
  const known = isListed ? { path: [], home: [], unit: -1 } : { path, home: unitsOf(structure, home), unit };
  return { page, ...known, ...(aside && { aside }) };
}

/** Whether a unit is one that others are cited by: an article, or a division with a label. */
function isNamed({ kind, label }: StructureUnit): boolean {
  return kind === 'article' || (kind === 'division' && label !== '');
}

function unitsOf({ units }: DocumentStructure, indexes: readonly number[]): StructureUnit[] {
  return indexes.flatMap((index) => units[index] ?? []);
}
