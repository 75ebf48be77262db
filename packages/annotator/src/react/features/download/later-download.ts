import { createLater } from '../../controls/later';

/** The dialog for downloads. */
export const DOWNLOAD_DIALOG = createLater(async () => (await import('./DownloadDialog')).DownloadDialog);
