import { createLater } from '../../controls/later';

/** The dialog that asks for an article. */
export const GO_TO_DIALOG = createLater(async () => (await import('./GoToDialog')).GoToDialog);
