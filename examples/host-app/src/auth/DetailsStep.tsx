import { useEffect, useMemo, type ComponentProps } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm, useWatch, type Control } from 'react-hook-form';
import { POSITIONS } from '@glossator/client-sdk/contract';
import { useLocale, useTranslate } from '@glossator/i18n';
import { failureMessageKey, invalidFieldsOf } from '../app/problems';
import { Button } from '../ui/Button';
import { CheckboxField } from '../ui/CheckboxField';
import { SelectField } from '../ui/SelectField';
import { TextField } from '../ui/TextField';
import { FormProblem } from './AuthCard';
import { countryChoices } from './countries';
import { FieldsOfLaw } from './FieldsOfLaw';
import css from './glossator-auth.module.css';
import { detailsFormSchema, EMPTY_DETAILS } from './registration-form';
import type { DetailsForm, ValidDetails } from './registration-form';

const DETAILS_FIELDS = Object.keys(EMPTY_DETAILS) as (keyof DetailsForm)[];

interface DetailsStepProps {
  readonly initial: DetailsForm;
  readonly isRunning: boolean;
  /** What the sending failed with; the fields that the server found wrong say so themselves. */
  readonly error: unknown;
  readonly onBack: (typed: DetailsForm) => void;
  readonly onDone: (valid: ValidDetails, typed: DetailsForm) => void;
}

/** The second step of the registration: "almost there". */
export function DetailsStep({ initial, isRunning, error, onBack, onDone }: DetailsStepProps) {
  const t = useTranslate('host');
  const locale = useLocale();
  const countries = useMemo(() => countryChoices(locale), [locale]);
  const form = useForm<DetailsForm, unknown, ValidDetails>({
    resolver: zodResolver(detailsFormSchema),
    defaultValues: initial,
  });
  const { errors } = form.formState;
  const { setError, getValues } = form;
  const refused = DETAILS_FIELDS.filter((field) => invalidFieldsOf(error).includes(field));
  useEffect(() => {
    for (const field of DETAILS_FIELDS)
      if (invalidFieldsOf(error).includes(field)) setError(field, { type: 'server' });
  }, [error, setError]);
  const position = useWatch({ control: form.control, name: 'position' });
  const problem = (field: keyof DetailsForm) => (errors[field] ? t(`register.errors.${field}`) : undefined);
  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => void form.handleSubmit((valid) => onDone(valid, getValues()))(event)}
    >
      {error !== undefined && refused.length === 0 && (
        <FormProblem>{t(failureMessageKey(error))}</FormProblem>
      )}
      <div className={css['two']}>
        <TextField
          label={t('register.firstName')}
          autoComplete="given-name"
          autoFocus
          error={problem('firstName')}
          {...form.register('firstName')}
        />
        <TextField
          label={t('register.lastName')}
          autoComplete="family-name"
          error={problem('lastName')}
          {...form.register('lastName')}
        />
      </div>
      <FormSelect
        control={form.control}
        name="country"
        label={t('register.country')}
        choices={countries}
        error={problem('country')}
      />
      <FormSelect
        control={form.control}
        name="position"
        label={t('register.position')}
        choices={POSITIONS.map((name) => ({ id: name, label: name }))}
        error={problem('position')}
      />
      {position === 'Other (please specify)' && (
        <TextField
          label={t('register.otherPosition')}
          error={problem('otherPosition')}
          {...form.register('otherPosition')}
        />
      )}
      <Controller
        control={form.control}
        name="fieldsOfLaw"
        render={({ field }) => <FieldsOfLaw value={field.value} onChange={field.onChange} />}
      />
      <Controller
        control={form.control}
        name="hasAcceptedTerms"
        render={({ field }) => (
          <CheckboxField
            isSelected={field.value}
            onChange={field.onChange}
            error={problem('hasAcceptedTerms')}
          >
            {t('register.terms')}
          </CheckboxField>
        )}
      />
      <div className={css['between']}>
        <Button look="quiet" onClick={() => onBack(getValues())}>
          {t('register.back')}
        </Button>
        <Button type="submit" look="primary" disabled={isRunning}>
          {t('register.submit')}
        </Button>
      </div>
    </form>
  );
}

interface FormSelectProps {
  readonly control: Control<DetailsForm, unknown, ValidDetails>;
  readonly name: 'country' | 'position';
  readonly label: string;
  readonly choices: ComponentProps<typeof SelectField>['choices'];
  readonly error: string | undefined;
}

/** A select whose choice is a field of the form. */
function FormSelect({ control, name, label, choices, error }: FormSelectProps) {
  const t = useTranslate('host');
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <SelectField
          label={label}
          choices={choices}
          placeholder={t('register.choose')}
          value={field.value || undefined}
          onChange={field.onChange}
          onBlur={field.onBlur}
          error={error}
        />
      )}
    />
  );
}
