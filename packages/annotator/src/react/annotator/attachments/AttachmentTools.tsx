import { useTranslate } from '@glossator/i18n';
import { Download, Pencil, Trash2 } from 'lucide-react';
import { canDelete, canEdit } from '../../../core/access/selectors';
import { useAnnotatorState } from '../context/annotator-context';
import { classNames } from '../../controls/class-names';
import controls from '../../controls/glossator-controls.module.css';
import { IconButton } from '../../controls/IconButton';
import { targetOf, type AttachedFile } from './attached-file';
import css from './glossator-attachments.module.css';
import { useDownload } from './use-download';

interface AttachmentToolsProps {
  readonly attachment: AttachedFile;
  readonly onMode: (mode: 'rename' | 'delete') => void;
}

/** What can be done with an attachment. Anybody may save it; its author may rename it, its author and the Code's owner delete it. */
export function AttachmentTools({ attachment, onMode }: AttachmentToolsProps) {
  const t = useTranslate('annotator');
  const { isBusy, download } = useDownload();
  const isEditable = useAnnotatorState((state) => canEdit(state, attachment));
  const isDeletable = useAnnotatorState((state) => canDelete(state, attachment));
  const { name } = attachment;
  return (
    <span className={classNames(controls['smallTools'], css['tools'])}>
      {attachment.id > 0 && (
        <IconButton
          icon={Download}
          label={t('attachments.download', { name })}
          disabled={isBusy}
          onClick={() => download(attachment)}
        />
      )}
      {isEditable && targetOf(attachment).kind === 'selection' && (
        <IconButton
          icon={Pencil}
          label={t('attachments.rename', { name })}
          onClick={() => onMode('rename')}
        />
      )}
      {isDeletable && (
        <IconButton
          icon={Trash2}
          label={t('attachments.delete', { name })}
          onClick={() => onMode('delete')}
        />
      )}
    </span>
  );
}
