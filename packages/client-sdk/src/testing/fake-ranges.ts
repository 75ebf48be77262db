import type { PageArea, TextSelection } from '../contract/index';

/** The range of a Selection (decisions.md section 3): half-open, all numbers from 0. */
export type SelectionRange = Pick<
  TextSelection,
  'startPage' | 'startElement' | 'startCharacter' | 'endPage' | 'endElement' | 'endCharacter'
>;

type Place = readonly [page: number, element: number, character: number];

const startOf = (range: SelectionRange): Place => [range.startPage, range.startElement, range.startCharacter];
const endOf = (range: SelectionRange): Place => [range.endPage, range.endElement, range.endCharacter];

function compare(one: Place, other: Place): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}

/** Orders Selections by where they start. */
export function compareStarts(one: SelectionRange, other: SelectionRange): number {
  return compare(startOf(one), startOf(other));
}

/** Whether a range ends behind its start. */
export function isForward(range: SelectionRange): boolean {
  return compare(startOf(range), endOf(range)) < 0;
}

/** Whether two ranges have text in common; those of areas, which are empty, have none. */
export function overlaps(one: SelectionRange, other: SelectionRange): boolean {
  if (!isForward(one) || !isForward(other)) return false;
  return compare(startOf(one), endOf(other)) < 0 && compare(startOf(other), endOf(one)) < 0;
}

/** The range of an area: the empty one at the beginning of its page. */
export function rangeOfArea({ page }: PageArea): SelectionRange {
  return {
    startPage: page,
    startElement: 0,
    startCharacter: 0,
    endPage: page,
    endElement: 0,
    endCharacter: 0,
  };
}
