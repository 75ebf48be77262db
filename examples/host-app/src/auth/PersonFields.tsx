import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { POSITIONS } from '@glossator/client-sdk/constants';
import { useLocale, useTranslate } from '@glossator/i18n';
import { TextField } from '../ui/TextField';
import { countryChoices } from './countries';
import { FormSelect } from './FormSelect';
import css from './glossator-auth.module.css';
import type { DetailsFormHandle } from './use-details-form';

interface PersonFieldsProps {
  readonly form: DetailsFormHandle;
  /** Whether the first field takes the focus. */
  readonly autoFocus?: boolean;
}

/** Name, country and position; a position that is not on the list is typed. */
export function PersonFields({ form, autoFocus }: PersonFieldsProps) {
  const t = useTranslate('host');
  const locale = useLocale();
  const countries = useMemo(() => countryChoices(locale), [locale]);
  const position = useWatch({ control: form.control, name: 'position' });
  return (
    <>
      <div className={css['two']}>
        <TextField
          label={t('register.firstName')}
          autoComplete="given-name"
          autoFocus={autoFocus}
          error={form.problemOf('firstName')}
          {...form.register('firstName')}
        />
        <TextField
          label={t('register.lastName')}
          autoComplete="family-name"
          error={form.problemOf('lastName')}
          {...form.register('lastName')}
        />
      </div>
      <FormSelect form={form} name="country" label={t('register.country')} choices={countries} />
      <FormSelect
        form={form}
        name="position"
        label={t('register.position')}
        choices={POSITIONS.map((name) => ({ id: name, label: t(`positions.${name}`) }))}
      />
      {position === 'Other (please specify)' && (
        <TextField
          label={t('register.otherPosition')}
          error={form.problemOf('otherPosition')}
          {...form.register('otherPosition')}
        />
      )}
    </>
  );
}
