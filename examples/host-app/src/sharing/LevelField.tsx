import { oneOf } from '../ui/one-of';
import { INVITED_LEVELS } from '@glossator/client-sdk/constants';
import type { InvitedLevel } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { SelectField } from '../ui/SelectField';

interface LevelFieldProps {
  readonly label: string;
  readonly showLabel?: boolean;
  readonly levels?: readonly InvitedLevel[];
  readonly value: InvitedLevel;
  readonly onChange: (level: InvitedLevel) => void;
}

/** A choice of one of the levels that people can be invited at (specification section 6). */
export function LevelField({ levels = INVITED_LEVELS, onChange, ...props }: LevelFieldProps) {
  const t = useTranslate('host');
  return (
    <SelectField
      {...props}
      choices={levels.map((id) => ({ id, label: t(`library.access.${id}`) }))}
      onChange={(id) => onChange(oneOf(INVITED_LEVELS, id))}
    />
  );
}
