import { RotateCcw, X } from 'lucide-react';
import { useTranslate } from '@glossator/i18n';
import { LabelledProgress } from '../ui/LabelledProgress';
import { PressButton } from '../ui/PressButton';
import { classNames } from '../ui/class-names';
import css from './glossator-uploads.module.css';
import { SortableRow } from './SortableList';
import { TitleInput } from './TitleInput';
import type { Transfer } from './document-transfers';

interface UploadRowProps {
  readonly entry: Transfer;
  readonly onRename: (title: string) => void;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** One document of the list, or one being uploaded. */
export function UploadRow({ entry, onRename, onRetry, onRemove }: UploadRowProps) {
  const t = useTranslate('host');
  const { title } = entry;
  return (
    <SortableRow
      id={entry.id}
      title={title}
      dragLabel={t('creation.dragOne', { title })}
      className={css['row']}
    >
      <TitleInput label={t('creation.documentTitle')} title={title} onRename={onRename} />
      <UploadStatus entry={entry} />
      <span className={css['buttons']}>
        {entry.status === 'refused' && (
          <PressButton look="quiet" icon aria-label={t('creation.retry', { title })} onPress={onRetry}>
            <RotateCcw size="1.14em" aria-hidden />
          </PressButton>
        )}
        <PressButton
          look="quiet"
          icon
          aria-label={
            entry.document ? t('creation.removeOne', { title }) : t('creation.cancelOne', { title })
          }
          onPress={onRemove}
        >
          <X size="1.14em" aria-hidden />
        </PressButton>
      </span>
    </SortableRow>
  );
}

function UploadStatus({ entry }: { readonly entry: Transfer }) {
  const t = useTranslate('host');
  if (entry.document) {
    return <span className={css['status']}>{t('creation.pages', { count: entry.document.pages })}</span>;
  }
  if (entry.status === 'refused') {
    return <span className={classNames(css['status'], css['failed'])}>{t('creation.notUploaded')}</span>;
  }
  if (entry.status === 'waiting') return <span className={css['status']}>{t('creation.waiting')}</span>;
  if (entry.status === 'checking') {
    return (
      <span className={css['status']} role="status">
        {t('creation.checking')}
      </span>
    );
  }
  const percent = entry.size === 0 ? 0 : Math.round((entry.loaded / entry.size) * 100);
  const label = t('creation.uploading', { percent });
  return <LabelledProgress className={css['status']} label={label} percent={percent} />;
}
