import { createLater } from '../../controls/later';

/** The list of Versions in place of the contents. */
export const VERSIONS_VIEW = createLater(async () => (await import('./VersionsView')).VersionsView);

/** The question before an old Version is restored. */
export const RESTORE_QUESTION = createLater(async () => (await import('./RestoreQuestion')).RestoreQuestion);
