import { useId } from 'react';
import { INVITATION_MESSAGE_MAX } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import ui from '../ui/glossator-ui.module.css';

interface MessageFieldProps {
  readonly value: string;
  readonly onChange: (message: string) => void;
}

/** A message that goes with an invitation or a request. */
export function MessageField({ value, onChange }: MessageFieldProps) {
  const t = useTranslate('host');
  const id = useId();
  return (
    <div className={ui['field']}>
      <label className={ui['label']} htmlFor={id}>
        {t('sharing.message')}
      </label>
      <textarea
        id={id}
        className={ui['input']}
        rows={2}
        dir="auto"
        maxLength={INVITATION_MESSAGE_MAX}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
