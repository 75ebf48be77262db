import { INVITATION_MESSAGE_MAX } from '@glossator/client-sdk/constants';
import { useTranslate } from '@glossator/i18n';
import { LabelledField } from '../ui/LabelledField';

interface MessageFieldProps {
  readonly value: string;
  readonly onChange: (message: string) => void;
}

/** A message that goes with an invitation or a request. */
export function MessageField({ value, onChange }: MessageFieldProps) {
  const t = useTranslate('host');
  return (
    <LabelledField label={t('sharing.message')}>
      {(labelled) => (
        <textarea
          {...labelled}
          rows={2}
          dir="auto"
          maxLength={INVITATION_MESSAGE_MAX}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </LabelledField>
  );
}
