import { useTranslate } from '@glossator/i18n';
import type { RefObject } from 'react';
import { Checkbox } from '../../controls/Checkbox';
import css from './glossator-download.module.css';

/** Whether a document is wanted with its annotations, and with all of them or those that a filter shows. `first` gets the chosen button. */
export function AnnotationChoice(props: {
  readonly title: string;
  readonly counts: { readonly all: number; readonly shown: number };
  readonly withAnnotations: boolean;
  readonly onChoose: (withAnnotations: boolean) => void;
  readonly isFiltered: boolean;
  readonly onFilter: (isFiltered: boolean) => void;
  readonly first: RefObject<HTMLInputElement | null>;
}) {
  const { title, counts, withAnnotations, onChoose, isFiltered, onFilter, first } = props;
  const t = useTranslate('annotator');
  return (
    <fieldset className={css['choices']}>
      <legend className={css['legend']}>{title}</legend>
      {([true, false] as const).map((choice) => (
        <label key={String(choice)} className={css['choice']}>
          <input
            type="radio"
            name="annotations"
            ref={choice === withAnnotations ? first : undefined}
            checked={choice === withAnnotations}
            onChange={() => onChoose(choice)}
          />
          <span>
            {t(choice ? 'download.with' : 'download.without')}
            <span className={css['note']}>
              {choice ? t('download.withNote', { count: counts.all }) : t('download.withoutNote')}
            </span>
          </span>
        </label>
      ))}
      {withAnnotations && counts.shown < counts.all && (
        <Checkbox className={css['inset']} isChecked={isFiltered} onChange={onFilter}>
          {t('download.onlyFiltered', { count: counts.shown })}
        </Checkbox>
      )}
    </fieldset>
  );
}
