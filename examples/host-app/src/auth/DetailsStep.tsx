import { useEffect, useMemo } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { POSITIONS } from '@glossator/client-sdk/contract';
import { useLocale, useTranslate } from '@glossator/i18n';
import { problemCodeOf } from '../app/problems';
import { Button } from '../ui/Button';
import { CheckboxField } from '../ui/CheckboxField';
import { SelectField } from '../ui/SelectField';
import { TextField } from '../ui/TextField';
import { FormProblem } from './AuthCard';
import { countryChoices } from './countries';
import { FieldsOfLaw } from './FieldsOfLaw';
import css from './glossator-auth.module.css';
import { detailsFormSchema, EMPTY_DETAILS } from './registration-form';
import type { DetailsForm } from './registration-form';

interface DetailsStepProps {
  readonly isRunning: boolean;
  readonly error: unknown;
  readonly onBack: () => void;
  readonly onDone: (values: z.output<typeof detailsFormSchema>) => void;
  /** Set when the server refused a field of the first step: goes back there. */
  readonly onAccountRefused: (() => void) | undefined;
}

/** The second step of the registration: "almost there". */
export function DetailsStep({ isRunning, error, onBack, onDone, onAccountRefused }: DetailsStepProps) {
  const t = useTranslate('host');
  const locale = useLocale();
  const countries = useMemo(() => countryChoices(locale), [locale]);
  const form = useForm<DetailsForm, unknown, z.output<typeof detailsFormSchema>>({
    resolver: zodResolver(detailsFormSchema),
    defaultValues: EMPTY_DETAILS,
  });
  useEffect(() => onAccountRefused?.(), [onAccountRefused]);
  const { errors } = form.formState;
  const position = useWatch({ control: form.control, name: 'position' });
  const problem = (field: keyof DetailsForm) => (errors[field] ? t(`register.errors.${field}`) : undefined);
  return (
    <form className={css['form']} noValidate onSubmit={(event) => void form.handleSubmit(onDone)(event)}>
      {error !== undefined && (
        <FormProblem>
          {problemCodeOf(error) === undefined ? t('login.network') : t('common.somethingWentWrong')}
        </FormProblem>
      )}
      <div className={css['two']}>
        <TextField
          label={t('register.firstName')}
          autoComplete="given-name"
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
      <Controller
        control={form.control}
        name="country"
        render={({ field }) => (
          <SelectField
            label={t('register.country')}
            choices={countries}
            placeholder={t('register.choose')}
            value={field.value || undefined}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={problem('country')}
          />
        )}
      />
      <Controller
        control={form.control}
        name="position"
        render={({ field }) => (
          <SelectField
            label={t('register.position')}
            choices={POSITIONS.map((name) => ({ id: name, label: name }))}
            placeholder={t('register.choose')}
            value={field.value || undefined}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={problem('position')}
          />
        )}
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
        <Button look="quiet" onPress={onBack}>
          {t('register.back')}
        </Button>
        <Button type="submit" look="primary" isDisabled={isRunning}>
          {t('register.submit')}
        </Button>
      </div>
    </form>
  );
}
