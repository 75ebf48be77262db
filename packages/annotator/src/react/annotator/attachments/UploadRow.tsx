import { ATTACHMENT_MAX_BYTES } from '@glossator/client-sdk/constants';
import { useTranslate } from '@glossator/i18n';
import { TriangleAlert, X } from 'lucide-react';
import type { Upload } from '../../../core/attachments/state';
import { useCommands } from '../context/annotator-context';
import { Button } from '../../controls/Button';
import { IconButton } from '../../controls/IconButton';
import css from './glossator-attachments.module.css';
import { useFileSize } from './use-file-size';

/** One file being uploaded: its progress, or why it failed. */
export function UploadRow({ upload }: { readonly upload: Upload }) {
  const t = useTranslate('annotator');
  const sizeOf = useFileSize();
  const { cancelUpload, retryUpload } = useCommands().attachments;
  const { id, name, size, sent, state, failure } = upload;
  if (failure)
    return (
      <div role="alert" className={css['upload']}>
        <span className={css['uploadName']}>{name}</span>
        <IconButton icon={X} label={t('dismiss')} onClick={() => cancelUpload(id)} />
        <p className={css['trouble']}>
          <TriangleAlert aria-hidden="true" size={13} />
          <span>{t(`attachments.failures.${failure}`, { limit: sizeOf(ATTACHMENT_MAX_BYTES) })}</span>
        </p>
        {failure === 'network' && <Button onClick={() => retryUpload(id)}>{t('retry')}</Button>}
      </div>
    );
  return (
    <div className={css['upload']}>
      <span className={css['uploadName']}>{name}</span>
      <IconButton icon={X} label={t('attachments.cancel', { name })} onClick={() => cancelUpload(id)} />
      <progress
        className={css['progress']}
        aria-label={t('attachments.uploading', { name })}
        max={Math.max(1, size)}
        value={state === 'waiting' ? 0 : sent}
      />
      <span className={css['note']}>
        {state === 'waiting'
          ? t('attachments.waiting')
          : t('attachments.progress', { sent: sizeOf(sent), size: sizeOf(size) })}
      </span>
    </div>
  );
}
