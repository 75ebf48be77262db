import { createLater } from '../../controls/later';

/** The tab for notes, which is not the first one. */
export const NOTES_TAB = createLater(async () => (await import('./NotesTab')).NotesTab);
