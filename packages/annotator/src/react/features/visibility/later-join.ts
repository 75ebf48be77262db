import { createLater } from '../../controls/later';

/** The question what is to become of a highlight that another one is in the way of. */
export const JOIN_QUESTION = createLater(async () => (await import('./JoinQuestion')).JoinQuestion);
