import { comparePositions, type Position } from '../pages/position';
import { endOf, rangeBetween, startOf, type TextRange } from '../ranges/text-range';
import { citationForm, type CitationForm } from './citation-forms';
import type { CitationStyle } from './citation-style';
import { placeAt, type CitedPlace, type DocumentStructure } from './cited-place';
import { divisionName } from './unit-homes';

/** The document that a citation is of. */
export interface CitedSource {
  /** By what lawyers call it (`ZGB`); empty or absent where nothing but its title is known. */
  readonly shortName?: string | undefined;
  readonly title: string;
  /** What is printed on the page that the range begins on. */
  readonly page: string;
  /** Which Version, where that matters: `as of 1 January 2020`. */
  readonly version?: string | undefined;
}

/** How something is to be cited. */
export interface CitationOptions {
  /** That of the text's language when absent. */
  readonly style?: CitationStyle | undefined;
  /** Where the range is, is not certain: with a `source`, it is cited by its page alone. */
  readonly isUncertain?: boolean | undefined;
  /** The document; without it the place alone is cited. */
  readonly source?: CitedSource | undefined;
}

/**
 * How a lawyer cites a range of text: `§ 433 Abs. 1`, `Art. 28 Abs. 2 lit. b`, `art. 12, comma 3`, `Section 101(a)`, `Art. 28l, Fn. 41`; outside of
 * articles the label of the division; `art. 37 – art. 41` where it ends in another unit than it begins in. What begins with an article as a whole and ends in one of its
 * paragraphs is cited as the article. `undefined` where there is nothing to cite it by but its page. With a `source` it can be pasted into a
 * brief, and is always there: `Art. 2 Abs. 1 ZGB`, `17 U.S.C. § 106(1)`; outside of articles name and page, `ZGB, S. 12`. This function makes every citation.
 */
export function citationOf(
  structure: DocumentStructure | undefined,
  range: TextRange,
  options: CitationOptions & { readonly source: CitedSource },
): string;
export function citationOf(
  structure: DocumentStructure | undefined,
  range: TextRange,
  options?: CitationOptions,
): string | undefined;
export function citationOf(
  structure: DocumentStructure | undefined,
  range: TextRange,
  { style = structure?.style ?? 'plain', source, isUncertain = false }: CitationOptions = {},
): string | undefined {
  const form = citationForm(style, structure?.language ?? 'en');
  const place = structure && !isUncertain ? citedPlace(structure, range, form) : undefined;
  if (!source) return place && place.unit + place.aside;
  const { shortName = '', title, page, version } = source;
  const unit = place?.hasArticle ? place.unit : undefined;
  const end = version === undefined ? '' : ` (${version})`;
  if (unit === undefined || !place) return `${shortName || title}, ${form.page} ${page}${end}`;
  if (shortName === '') return `${unit}${place.aside}, ${title}${end}`;
  return `${form.named(unit, shortName)}${place.aside}${end}`;
}

/** The citation of the text at a position (see `citationOf`). */
export function citationAt(
  structure: DocumentStructure,
  position: Position,
  options?: CitationOptions,
): string | undefined {
  const range = rangeBetween(position, { ...position, character: position.character + 1 });
  return citationOf(structure, range, options);
}

/** A cited unit, what of it stands aside (`, Fn. 41`), and whether the unit is an article or a part of one. */
interface WrittenPlace {
  readonly unit: string;
  readonly aside: string;
  readonly hasArticle: boolean;
  /** The article's paragraph and items, one by one. */
  readonly parts: readonly string[];
}

function citedPlace(
  structure: DocumentStructure,
  range: TextRange,
  form: CitationForm,
): WrittenPlace | undefined {
  const first = placeAt(structure, startOf(range));
  const from = written(first, form);
  if (from === undefined) return undefined;
  const endsAt = lastOf(range);
  const last = placeAt(structure, endsAt);
  const to = written(last, form);
  const unit = first.aside || last.aside ? undefined : structure.units[first.unit];
  const isInside = unit !== undefined && comparePositions(endsAt, unit.end) < 0;
  if (isInside || to === undefined || (to.unit === from.unit && to.aside === from.aside)) return from;
  const end = isSameArticle(first, last) ? endWithin(from, to) : undefined;
  if (end !== undefined) return { ...from, unit: from.unit + end };
  return { ...from, unit: `${from.unit}${from.aside} – ${to.unit}`, aside: to.aside };
}

/** A place as a form writes it; `undefined` where there is nothing to cite it by but its page. */
function written({ path, home, aside }: CitedPlace, form: CitationForm): WrittenPlace | undefined {
  const at = path.findIndex(({ kind }) => kind === 'article');
  const article = path[at];
  const division = path.findLast(({ kind, label }) => kind === 'division' && label !== '');
  const whole = article ? form.article(article) : division?.label;
  if (whole === undefined) return undefined;
  const parts = path.filter(({ kind }) => kind === 'paragraph' || kind === 'item').map(form.part);
  // "Schedule 1, para. 2": the first part of an annex is no subsection.
  const paragraph = `, ${form.paragraph} `;
  if (!article)
    parts[0] = parts[0]?.replace(/^\(([^)]*)\)/u, `${paragraph}$1`).replace(/^\./u, paragraph) ?? '';
  const unit = whole + parts.join('');
  const beside = aside?.kind === 'notes' && aside.number !== '' ? `${form.note} ${aside.number}` : form.aside;
  return {
    unit: [...home.map(divisionName), unit].join(', '),
    aside: aside ? `, ${beside}` : '',
    hasArticle: article !== undefined,
    parts,
  };
}

function isSameArticle(from: CitedPlace, to: CitedPlace): boolean {
  const articleOf = ({ path }: CitedPlace) => path.find(({ kind }) => kind === 'article');
  return !from.aside && !to.aside && articleOf(from) !== undefined && articleOf(from) === articleOf(to);
}

/** How a citation ends that begins in one part of an article and ends in a later one: `–3` after `Abs. 1`, ` – Abs. 3 lit. a` after `Abs. 1 lit. b`. */
function endWithin({ parts: from }: WrittenPlace, { parts: to }: WrittenPlace): string | undefined {
  const shared = to.findIndex((part, index) => part !== from[index]);
  const rest = to
    .slice(Math.max(shared, 0))
    .join('')
    .replace(/^[\s,]+/u, '');
  if (shared < 0 || from.length <= shared) return undefined;
  if (from.length > shared + 1 || to.length > shared + 1) return ` – ${rest}`;
  // `Abs. 1–2`, `lett. i)–l)`: what names both kinds is said once.
  const [, named = ''] = /^([\s,]*(?:\p{L}+\.?\s+|\.))/u.exec(to[shared] ?? '') ?? [];
  return (from[shared] ?? '').startsWith(named) ? `–${(to[shared] ?? '').slice(named.length)}` : ` – ${rest}`;
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
