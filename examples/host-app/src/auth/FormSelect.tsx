import { Controller } from 'react-hook-form';
import { useTranslate } from '@glossator/i18n';
import type { ComponentProps } from 'react';
import { SelectField } from '../ui/SelectField';
import type { DetailsFormHandle } from './use-details-form';

interface FormSelectProps {
  readonly form: DetailsFormHandle;
  readonly name: 'country' | 'position';
  readonly label: string;
  readonly choices: ComponentProps<typeof SelectField>['choices'];
}

/** A select whose choice is a field of the form. */
export function FormSelect({ form, name, label, choices }: FormSelectProps) {
  const t = useTranslate('host');
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <SelectField
          label={label}
          choices={choices}
          placeholder={t('register.choose')}
          value={field.value || undefined}
          onChange={field.onChange}
          onBlur={field.onBlur}
          error={form.problemOf(name)}
        />
      )}
    />
  );
}
