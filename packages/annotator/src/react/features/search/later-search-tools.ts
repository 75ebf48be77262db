import { createLater } from '../../controls/later';

/** What is beside the search field. */
export const SEARCH_TOOLS = createLater(async () => (await import('./SearchTools')).SearchTools);
