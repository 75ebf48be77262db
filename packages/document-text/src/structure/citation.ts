import { comparePositions, type Position } from '../pages/position';
import { CITATION_FORMS } from './citation-forms';
import type { LawLanguage, StructureUnit } from './structure-unit';

/** The units of a document, ready to be asked what stands where. */
export interface DocumentStructure {
  readonly language: LawLanguage;
  readonly units: readonly StructureUnit[];
  /** Page, element and character of each unit's start. */
  readonly starts: Int32Array;
}

/** Prepares units that have been recognized before. */
export function structureOf(units: readonly StructureUnit[], language: LawLanguage): DocumentStructure {
  const starts = new Int32Array(units.length * 3);
  units.forEach(({ start }, unit) => {
    starts[unit * 3] = start.page;
    starts[unit * 3 + 1] = start.element;
    starts[unit * 3 + 2] = start.character;
  });
  return { language, units, starts };
}

/** The index of the innermost unit that contains a position, -1 before the first one. */
export function unitAt({ units, starts }: DocumentStructure, position: Position): number {
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

/**
 * How a lawyer cites the place of a position in the language of the document: `§ 433 Abs. 1`, `Art. 28 Abs. 2 lit. b`, `Article
 * L. 121-1, 2°`, `art. 12, comma 3`, `Section 101(a)`; outside of articles the label of the division. `undefined` where there is
 * neither.
 */
export function citationAt(structure: DocumentStructure, position: Position): string | undefined {
  const path: StructureUnit[] = [];
  for (let unit = unitAt(structure, position); unit >= 0;) {
    const found = structure.units[unit];
    if (!found) break;
    path.unshift(found);
    unit = found.parent;
  }
  const at = path.findIndex(({ kind }) => kind === 'article');
  const article = path[at];
  const forms = CITATION_FORMS[structure.language];
  if (!article) {
    const division = path.findLast(({ kind, label }) => kind === 'division' && label !== '');
    return division?.label;
  }
  const annex = path
    .slice(0, at)
    .find(({ key }) => /^(?:schedule|annex|anlage|anhang|allegato|anexo|appendix)/u.test(key));
  const cited = path.slice(at + 1).reduce((text, unit) => text + forms.part(unit), forms.article(article));
  return annex ? `${annex.label}, ${cited}` : cited;
}
