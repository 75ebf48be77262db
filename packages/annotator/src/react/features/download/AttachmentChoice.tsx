import type { SelectionAttachment } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useFileSize } from '../../annotator/attachments/use-file-size';
import { Checkbox } from '../../controls/Checkbox';
import css from './glossator-download.module.css';

/** How attachments come: in the PDF, or beside it in a ZIP. */
export type AttachmentsAs = 'embedded' | 'zip';

/** Which attachments are downloaded, each or all together, and how. */
export function AttachmentChoice(props: {
  readonly attachments: readonly SelectionAttachment[];
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
  readonly as: AttachmentsAs;
  readonly onChooseAs: (as: AttachmentsAs) => void;
}) {
  const { attachments, chosen, onChoose, as, onChooseAs } = props;
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
        <Checkbox
          isChecked={isAll}
          onChange={(isWanted) => onChoose(new Set(isWanted ? attachments.map(({ id }) => id) : []))}
        >
          {t('download.allAttachments')}
        </Checkbox>
      )}
      <div className={css['files']}>
        {attachments.map(({ id, name, size }) => (
          <Checkbox key={id} isChecked={chosen.has(id)} onChange={() => toggle(id)}>
            <span className={css['name']}>{name}</span>
            <span className={css['size']}>{sizeOf(size)}</span>
          </Checkbox>
        ))}
      </div>
      {chosen.size > 0 &&
        (['embedded', 'zip'] as const).map((choice) => (
          <label key={choice} className={css['choice']}>
            <input
              type="radio"
              name="attachments-as"
              checked={choice === as}
              onChange={() => onChooseAs(choice)}
            />
            <span>
              {t(`download.as.${choice}`)}
              <span className={css['note']}>{t(`download.asNote.${choice}`)}</span>
            </span>
          </label>
        ))}
    </fieldset>
  );
}
