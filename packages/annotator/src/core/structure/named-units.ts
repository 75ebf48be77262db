import {
  type DocumentStructure,
  rangeBetween,
  type StructureUnit,
  type TextRange,
  unitTitle,
} from '@glossator/document-text';
import { findUnits, type UnitIndex } from './find-units';

/** A unit with what distinguishes it from others for a reader. */
export interface NamedUnit {
  readonly index: number;
  readonly unit: StructureUnit;
  /** The citation of an article or the label of a division. */
  readonly label: string;
  /** The division that tells it from others of its label; undefined where there are none. */
  readonly within: string | undefined;
}

/** The articles and divisions that the typed text may mean (`findUnits`), as they are cited. */
export function namedUnits(
  index: UnitIndex,
  typed: string,
  limit: number,
  cite: (structure: DocumentStructure, range: TextRange) => string | undefined,
): readonly NamedUnit[] {
  const { structure } = index;
  const found = findUnits(index, typed, limit).flatMap((at) => {
    const unit = structure.units[at];
    if (!unit) return [];
    const label =
      unit.kind === 'division'
        ? unit.label
        : (cite(structure, rangeBetween(unit.start, unit.start)) ?? unit.label);
    return [{ index: at, unit, label, within: titleAbove(structure, at) }];
  });
  const byLabel = new Map<string, number>();
  for (const { label } of found) byLabel.set(label, (byLabel.get(label) ?? 0) + 1);
  return found.map((named) =>
    (byLabel.get(named.label) ?? 0) > 1 ? named : { ...named, within: undefined },
  );
}

/** The title of the division that a unit is in; undefined for one that is in none. */
function titleAbove({ units }: DocumentStructure, index: number): string | undefined {
  const above = units[units[index]?.parent ?? -1];
  return above?.kind === 'division' ? unitTitle(above) : undefined;
}
