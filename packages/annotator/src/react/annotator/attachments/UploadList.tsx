import { useTranslate } from '@glossator/i18n';
import { selectUploadsOf } from '../../../core/attachments/selectors';
import type { AttachTarget, Upload } from '../../../core/attachments/state';
import { useAnnotatorState } from '../context/annotator-context';
import css from './glossator-attachments.module.css';
import { UploadRow } from './UploadRow';

/** The files being uploaded to a highlight or note. */
export function UploadList({ kind, id }: AttachTarget) {
  const t = useTranslate('annotator');
  const uploads = useAnnotatorState((state) => selectUploadsOf(state, { kind, id }), areSame);
  if (uploads.length === 0) return null;
  return (
    <>
      <ul className={css['uploads']} aria-label={t('attachments.uploads')}>
        {uploads.map((upload) => (
          <li key={upload.id}>
            <UploadRow upload={upload} />
          </li>
        ))}
      </ul>
      {kind === 'note' && <p className={css['note']}>{t('attachments.notInPdf')}</p>}
    </>
  );
}

function areSame(a: readonly Upload[], b: readonly Upload[]): boolean {
  return a.length === b.length && a.every((upload, index) => upload === b[index]);
}
