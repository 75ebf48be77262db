import { useTranslate } from '@glossator/i18n';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../controls/Button';
import { IconButton } from '../../controls/IconButton';
import { createLater } from '../../controls/later';
import { LazyDialog } from '../../controls/LazyDialog';
import type { AttachedFile } from './attached-file';
import { kindOfAttachment } from './attachment-kind';
import css from './glossator-attachments.module.css';
import { PdfPages } from './PdfPages';
import { UnshownFile } from './UnshownFile';
import { useAttachmentFile } from './use-attachment-file';

const ENLARGED_FILE = createLater(async () => (await import('./EnlargedFile')).EnlargedFile);

/** An attachment in place: a picture, a player, the pages of a PDF; of other files what they are. */
export function AttachmentPreview({ attachment }: { readonly attachment: AttachedFile }) {
  const kind = kindOfAttachment(attachment);
  if (kind === 'other' || kind === 'large') return <UnshownFile attachment={attachment} kind={kind} />;
  return <ReadPreview attachment={attachment} kind={kind} />;
}

function ReadPreview(props: {
  readonly attachment: AttachedFile;
  readonly kind: 'image' | 'audio' | 'video' | 'pdf';
}) {
  const { attachment, kind } = props;
  const t = useTranslate('annotator');
  const found = useAttachmentFile(attachment);
  const [isBroken, setIsBroken] = useState(false);
  const [root, setRoot] = useState<Element | undefined>(undefined);
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
  if (isBroken) return <UnshownFile attachment={attachment} kind="broken" />;
  const { url, file } = found;
  const { name } = attachment;
  const onError = () => setIsBroken(true);
  const label = t('attachments.previewOf', { name });
  if (kind === 'audio')
    return <audio className={css['audio']} src={url} aria-label={label} controls onError={onError} />;
  if (kind === 'video')
    return <video className={css['video']} src={url} aria-label={label} controls onError={onError} />;
  const enlarge = (pressed: Element) => setRoot(pressed.closest('.glossator-root') ?? undefined);
  const onClose = () => setRoot(undefined);
  return (
    <>
      {kind === 'image' ? (
        <button
          type="button"
          className={css['enlarge']}
          aria-label={t('attachments.enlarge', { name })}
          title={t('attachments.enlarge', { name })}
          onClick={({ currentTarget }) => enlarge(currentTarget)}
        >
          <img className={css['image']} src={url} alt={name} onError={onError} />
        </button>
      ) : (
        <PdfPages
          file={file}
          label={label}
          zoom="fit"
          onError={onError}
          tools={
            <IconButton
              icon={Maximize2}
              label={t('attachments.enlarge', { name })}
              onClick={({ currentTarget }) => enlarge(currentTarget)}
            />
          }
        />
      )}
      {root && (
        <LazyDialog
          later={ENLARGED_FILE}
          props={{ attachment, kind, file, url, root, onClose, onError }}
          title={name}
          failure={t('attachments.enlargeFailed')}
          onClose={onClose}
        />
      )}
    </>
  );
}
