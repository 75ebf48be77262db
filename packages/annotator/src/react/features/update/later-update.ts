import { createLater } from '../../controls/later';

/** The tab for Updates: most days there is none. */
export const UPDATE_TAB = createLater(async () => (await import('./UpdateTab')).UpdateTab);
