import { createLater } from '../../controls/later';

/** The field in which tags are written, with those that are offered. */
export const TAG_FIELD = createLater(async () => (await import('./TagField')).TagField);
