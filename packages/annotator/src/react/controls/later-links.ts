import { createLater } from './later';

/** What finds addresses in texts and makes links of them. */
export const LINKS = createLater(async () => (await import('./Links')).Links);
