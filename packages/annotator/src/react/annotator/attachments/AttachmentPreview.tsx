import { useTranslate } from '@glossator/i18n';
import { useState } from 'react';
import { Button } from '../../controls/Button';
import type { AttachedFile } from './attached-file';
import { kindOfAttachment } from './attachment-kind';
import css from './glossator-attachments.module.css';
import { PdfFirstPage } from './PdfFirstPage';
import { useAttachmentFile } from './use-attachment-file';

/** An attachment in place: a picture, a player, the first page of a PDF. */
export function AttachmentPreview({ attachment }: { readonly attachment: AttachedFile }) {
  const t = useTranslate('annotator');
  const found = useAttachmentFile(attachment);
  const [isBroken, setIsBroken] = useState(false);
  const kind = kindOfAttachment(attachment);
  if (found.state === 'loading')
    return (
      <p role="status" className={css['note']}>
        {t('attachments.loading')}
      </p>
    );
  if (found.state === 'failed')
    return (
      <div role="alert" className={css['trouble']}>
        <span>{t('attachments.loadFailed')}</span>
        <Button onClick={found.retry}>{t('retry')}</Button>
      </div>
    );
  if (isBroken)
    return (
      <p role="alert" className={css['trouble']}>
        {t('attachments.notShown')}
      </p>
    );
  const { url, file } = found;
  const onError = () => setIsBroken(true);
  const label = t('attachments.previewOf', { name: attachment.name });
  switch (kind) {
    case 'image':
      return <img className={css['image']} src={url} alt={attachment.name} onError={onError} />;
    case 'audio':
      return <audio className={css['audio']} src={url} aria-label={label} controls onError={onError} />;
    case 'video':
      return <video className={css['video']} src={url} aria-label={label} controls onError={onError} />;
    case 'pdf':
      return <PdfFirstPage file={file} label={label} onError={onError} />;
    default:
      return null;
  }
}
