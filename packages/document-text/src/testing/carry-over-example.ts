import {
  alignDocuments,
  carryOver,
  createSearchIndex,
  findChanges,
  quoteOf,
  searchPages,
  type PageText,
} from '../index';

// A page as `pageTextFromItems` makes it: here each line is one element.
const pageOf = (text: string): PageText[] => {
  const elements = text.trim().split('\n');
  return [{ page: 0, elements, lineEnds: elements.map(() => true) }];
};

const oldPages = pageOf(`
Section 1. Delivery
(1) The seller shall deliver the goods within fourteen days of the order.
(2) The buyer shall pay the price in full on delivery of the goods.
Section 2. Return
The buyer may return the goods within one month, unless they were made to measure.
Section 3. Form
Notice of termination shall be given in writing.
`);
const newPages = pageOf(`
Section 1. Delivery
(1) The seller shall deliver the goods within ten days of the order.
(2) The buyer shall pay the price in full on deli-
very of the goods.
Section 2. Warranty
Claims for hidden defects expire after two years.
Section 3. Return
The buyer may return the goods within one month, unless they were made to measure.
`);

const selected = ['pay the price in full', 'within fourteen days', 'return the goods', 'given in writing'];
const index = createSearchIndex(oldPages);
const selections = selected.flatMap((text) => searchPages(index, text).map(({ range }) => range));

const alignment = alignDocuments(oldPages, newPages);
export const answers = carryOver(alignment, selections).map(({ status, reason, range }) => {
  const place = range ? `"${quoteOf(range, newPages)}"` : 'nowhere';
  return `${status}, ${reason.kind}: from ${reason.from ?? '?'} to ${reason.to ?? '?'}, ${place}`;
});
export const changes = findChanges(alignment).map(
  ({ kind, oldCitation, newCitation }) => `${kind}: ${oldCitation ?? '-'} to ${newCitation ?? '-'}`,
);
