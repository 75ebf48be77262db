import { createLater } from '../../controls/later';

/** The list of keys. */
export const KEYS_DIALOG = createLater(async () => (await import('./KeysDialog')).KeysDialog);
