import { comparePositions, type Position } from '../pages/position';
import { endOf, rangeBetween, startOf, type TextRange } from '../ranges/text-range';
import { CITATION_FORMS } from './citation-forms';
import { placeAt, type CitedPlace, type DocumentStructure } from './cited-place';
import type { LawLanguage } from './structure-unit';
import { divisionName } from './unit-homes';

/**
 * How a lawyer cites a range of text in the language of the document: `§ 433 Abs. 1`, `Art. 28 Abs. 2 lit. b`, `Article L. 121-1, 2°`,
 * `art. 12, comma 3`, `Section 101(a)`, `Art. 28l, Fn. 41`; outside of articles the label of the division; `art. 37 – art. 41` where it ends in
 * another unit than it begins in. What begins with an article as a whole and ends in one of its paragraphs is cited as the article. `undefined` where
 * there is nothing to cite it by but its page. This function makes every citation.
 */
export function citationOf(structure: DocumentStructure, range: TextRange): string | undefined {
  const first = placeAt(structure, startOf(range));
  const from = written(first, structure.language);
  if (from === undefined) return undefined;
  const end = lastOf(range);
  const last = placeAt(structure, end);
  const to = written(last, structure.language);
  const unit = first.aside || last.aside ? undefined : structure.units[first.unit];
  const isInside = unit !== undefined && comparePositions(end, unit.end) < 0;
  return isInside || to === undefined || to === from ? from : `${from} – ${to}`;
}

/** The citation of the text at a position (see `citationOf`). */
export function citationAt(structure: DocumentStructure, position: Position): string | undefined {
  return citationOf(structure, rangeBetween(position, { ...position, character: position.character + 1 }));
}

/** A place as it is cited in a language; `undefined` where there is nothing to cite it by but its page. */
function written({ path, home, aside }: CitedPlace, language: LawLanguage): string | undefined {
  const forms = CITATION_FORMS[language];
  const at = path.findIndex(({ kind }) => kind === 'article');
  const article = path[at];
  const division = path.findLast(({ kind, label }) => kind === 'division' && label !== '');
  const unit = article
    ? path.slice(at + 1).reduce((text, part) => text + forms.part(part), forms.article(article))
    : division?.label;
  if (unit === undefined) return undefined;
  const cited = [...home.map(divisionName), unit].join(', ');
  if (!aside) return cited;
  return aside.kind === 'notes' && aside.number !== ''
    ? `${cited}, ${forms.note} ${aside.number}`
    : `${cited}, ${forms.aside}`;
}

/** The place of the last character: an end that is exclusive may be the beginning of the next unit, in another element. */
function lastOf(range: TextRange): Position {
  const { page, element, character } = endOf(range);
  const last =
    character > 0
      ? { page, element, character: character - 1 }
      : { page: element > 0 ? page : page - 1, element: element > 0 ? element - 1 : FAR, character: FAR };
  return comparePositions(last, startOf(range)) > 0 ? last : startOf(range);
}

/** Beyond the end of any page and element. */
const FAR = Number.MAX_SAFE_INTEGER;
