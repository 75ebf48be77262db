import { createLater } from '../controls/later';

/** What looks for an old Version, and shows it. */
export const OLD_VERSION = createLater(async () => (await import('./OldVersion')).OldVersion);
