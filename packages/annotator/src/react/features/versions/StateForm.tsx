import type { DocumentVersion } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useId, useState } from 'react';
import { VERSION_LABEL_MAX } from '../../../core/versions/label';
import { useAnnotatorContext, useCommands } from '../../annotator/context/annotator-context';
import { useUnfinished } from '../../annotator/context/unfinished-context';
import { Button } from '../../controls/Button';
import { classNames } from '../../controls/class-names';
import controls from '../../controls/glossator-controls.module.css';
import css from './glossator-versions.module.css';

/** Says of which day the law is that a Version has, or what else it is called. */
export function StateForm(props: { readonly version: DocumentVersion; readonly onClose: () => void }) {
  const { version, onClose } = props;
  const t = useTranslate('annotator');
  const { log } = useAnnotatorContext();
  const { label: labelVersion } = useCommands().versions;
  const { legalDate: oldDate = '', label: oldLabel = '' } = version;
  const [legalDate, setLegalDate] = useState(oldDate);
  const [label, setLabel] = useState(oldLabel);
  const [status, setStatus] = useState<'busy' | 'failed' | undefined>(undefined);
  const id = useId();
  const isOther = legalDate !== oldDate || label.trim() !== oldLabel;
  useUnfinished({ text: isOther ? `${legalDate} ${label}` : undefined, needs: 'organize', close: onClose });
  const save = () => {
    if (status === 'busy') return;
    setStatus('busy');
    labelVersion(version.number, { legalDate, label }).then(onClose, (error: unknown) => {
      log.error('The state of a Version could not be saved', error);
      setStatus('failed');
    });
  };
  return (
    <form
      className={css['stateForm']}
      aria-label={t('versions.stateLabel', { number: String(version.number) })}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label htmlFor={`${id}-date`}>{t('versions.legalDate')}</label>
      <input
        id={`${id}-date`}
        type="date"
        className={classNames(controls['field'], css['stateField'])}
        value={legalDate}
        onChange={(event) => setLegalDate(event.target.value)}
      />
      <label htmlFor={`${id}-label`}>{t('versions.otherLabel')}</label>
      <input
        id={`${id}-label`}
        className={classNames(controls['field'], css['stateField'])}
        maxLength={VERSION_LABEL_MAX}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
      />
      <p role="alert" className={css['failure']}>
        {status === 'failed' && t('versions.stateFailed')}
      </p>
      <div className={css['buttons']}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button look="primary" type="submit" disabled={status === 'busy'} aria-busy={status === 'busy'}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
