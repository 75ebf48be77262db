import { ASIDE_KINDS, asideKindOf, together, type AsideKind, type Asides } from '../pages/asides';
import type { TextRange } from './text-range';

/**
 * The elements of a page that are not in a range, though they stand between its ends. Over a page break a range takes the running text: of
 * what stands aside it has what it begins or ends in, and all of that kind. On a single page only an overlay is left out, unless the range
 * begins or ends in it. This alone decides for quotes, boxes and PDFs. `asidesOf` answers what is known of a page.
 */
export function leftOutOf(
  range: TextRange,
  asidesOf: (page: number) => Asides | undefined,
): (page: number) => ReadonlySet<number> | undefined {
  const kinds = kindsLeftOut(range, asidesOf);
  return (page) => {
    const asides = asidesOf(page);
    const omitted = asides && together(asides, kinds);
    return omitted && omitted.size > 0 ? omitted : undefined;
  };
}

function kindsLeftOut(
  { startPage, startElement, endPage, endElement }: TextRange,
  asidesOf: (page: number) => Asides | undefined,
): readonly AsideKind[] {
  const ends = [asideKindOf(asidesOf(startPage), startElement), asideKindOf(asidesOf(endPage), endElement)];
  const left = startPage === endPage ? (['overlay'] as const) : ASIDE_KINDS;
  return left.filter((kind) => !ends.includes(kind));
}
