import type { SearchPageText } from '@glossator/document-text';
import { structureOfPages } from '../structure-of-pages';

// Entry of the process that recognises structure. It gets the pages of one text, some at a time, then `end`, answers, and is ended.

const pages: SearchPageText[] = [];

process.on('disconnect', () => process.exit());
process.on('message', (more: readonly SearchPageText[] | 'end') => {
  if (more === 'end') process.send?.(structureOfPages(pages));
  else pages.push(...more);
});
