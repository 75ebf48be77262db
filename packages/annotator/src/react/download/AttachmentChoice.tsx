import type { SelectionAttachment } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useFileSize } from '../attachments/use-file-size';
import css from './glossator-download.module.css';

/** Which attachments are put into the PDF: each, or all at once. */
export function AttachmentChoice(props: {
  readonly attachments: readonly SelectionAttachment[];
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
}) {
  const { attachments, chosen, onChoose } = props;
  const t = useTranslate('annotator');
  const sizeOf = useFileSize();
  const isAll = attachments.every(({ id }) => chosen.has(id));
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <fieldset className={css['choices']}>
      <legend className={css['legend']}>{t('download.attachments')}</legend>
      {attachments.length > 1 && (
        <label className={css['choice']}>
          <input
            type="checkbox"
            checked={isAll}
            onChange={() => onChoose(new Set(isAll ? [] : attachments.map(({ id }) => id)))}
          />
          {t('download.allAttachments')}
        </label>
      )}
      <div className={css['files']}>
        {attachments.map(({ id, name, size }) => (
          <label key={id} className={css['choice']}>
            <input type="checkbox" checked={chosen.has(id)} onChange={() => toggle(id)} />
            <span className={css['name']}>{name}</span>
            <span className={css['size']}>{sizeOf(size)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
