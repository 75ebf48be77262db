import { createLater } from '../../controls/later';

/** The results in the whole Code: most users search one document. */
export const CODE_RESULTS = createLater(async () => (await import('./CodeResults')).CodeResults);
