import { createLater } from '../../controls/later';

/** The dialog for imports. */
export const IMPORT_DIALOG = createLater(async () => (await import('./ImportDialog')).ImportDialog);
