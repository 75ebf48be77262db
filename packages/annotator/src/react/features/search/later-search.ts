import { createLater } from '../../controls/later';

/** The list under the search field. */
export const SEARCH_PANEL = createLater(async () => (await import('./SearchPanel')).SearchPanel);
