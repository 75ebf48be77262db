import type { SearchPageText } from '@glossator/document-text';
import { preferToBeKilled } from '../../child-processes/prefer-to-be-killed';
import { structureOfPages } from '../structure-of-pages';

// Entry of the process that recognises structure. It gets the pages of one text, some at a time, then `end`, answers, and is ended.

/** Units of one message. */
const UNITS_AT_ONCE = 500;

const pages: SearchPageText[] = [];

preferToBeKilled();
process.on('disconnect', () => process.exit());
process.on('message', (more: readonly SearchPageText[] | 'end') => {
  if (more === 'end') answer();
  else pages.push(...more);
});

function answer(): void {
  const { language, units, asides } = structureOfPages(pages);
  const count = Math.max(units.length, asides.length);
  let at = 0;
  do {
    const [from, to] = [at, at + UNITS_AT_ONCE];
    at = to;
    const piece = { units: units.slice(from, to), asides: asides.slice(from, to) };
    process.send?.({ language, ...piece, isLast: at >= count });
  } while (at < count);
}
