import { createLater } from '../../controls/later';

/** What shows attachments in place. */
export const ATTACHMENT_PREVIEW = createLater(
  async () => (await import('./AttachmentPreview')).AttachmentPreview,
);
