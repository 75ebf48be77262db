import { createLater } from '../../controls/later';

/** Small pictures of the pages, in a tab that is not the first one. */
export const PAGES_LIST = createLater(async () => (await import('./PagesList')).PagesList);
