import { createLater } from '../../controls/later';

/** The list under the search field. */
export const SEARCH_PANEL = createLater(async () => (await import('./SearchPanel')).SearchPanel);

/** The results in the whole Code: most users search one document. */
export const CODE_RESULTS = createLater(async () => (await import('./CodeResults')).CodeResults);
