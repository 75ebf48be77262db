import { useTranslate } from '@glossator/i18n';
import { Button } from '../../controls/Button';
import type { AttachedFile } from './attached-file';
import { typeOfFile } from './attachment-kind';
import css from './glossator-attachments.module.css';
import { useDownload } from './use-download';
import { useFileSize } from './use-file-size';

interface UnshownFileProps {
  readonly attachment: AttachedFile;
  /** Why it is not shown: browsers cannot, it is too large, or its content is damaged or locked. */
  readonly kind: 'other' | 'large' | 'broken';
}

/** What a file is that cannot be shown in place, and the way to have it. */
export function UnshownFile({ attachment, kind }: UnshownFileProps) {
  const t = useTranslate('annotator');
  const sizeOf = useFileSize();
  const { isBusy, download } = useDownload();
  const { name, size } = attachment;
  return (
    <div
      role={kind === 'broken' ? 'alert' : undefined}
      className={css[kind === 'broken' ? 'trouble' : 'unshown']}
    >
      <span>
        {kind !== 'broken' &&
          `${t('attachments.fileType', { type: typeOfFile(attachment), size: sizeOf(size) })} `}
        {t(`attachments.unshown.${kind}`)}
      </span>
      <Button
        aria-label={t('attachments.download', { name })}
        disabled={isBusy}
        onClick={() => download(attachment)}
      >
        {t('mediaNotes.download')}
      </Button>
    </div>
  );
}
