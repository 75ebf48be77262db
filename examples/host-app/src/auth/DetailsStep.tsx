import { Controller } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { BetweenActions, Form, FormProblem } from '../forms/Form';
import { Button } from '../ui/Button';
import { CheckboxField } from '../ui/CheckboxField';
import { FieldsOfLaw } from './FieldsOfLaw';
import { PersonFields } from './PersonFields';
import type { DetailsForm, ValidDetails } from './registration-form';
import { useDetailsForm } from './use-details-form';
import css from './glossator-auth.module.css';

interface DetailsStepProps {
  readonly initial: DetailsForm;
  readonly isRunning: boolean;
  /** What the submission failed with; fields that the server refused show it themselves. */
  readonly error: unknown;
  readonly onBack: (typed: DetailsForm) => void;
  readonly onDone: (valid: ValidDetails, typed: DetailsForm) => void;
}

/** The second step of the registration: "almost there". */
export function DetailsStep({ initial, isRunning, error, onBack, onDone }: DetailsStepProps) {
  const t = useTranslate('host');
  const form = useDetailsForm(initial, error);
  const { control, getValues, handleSubmit, problem, problemOf } = form;
  return (
    <Form onSubmit={() => void handleSubmit((valid) => onDone(valid, getValues()))()}>
      {problem !== undefined && <FormProblem>{problem}</FormProblem>}
      <PersonFields form={form} autoFocus />
      <Controller
        control={control}
        name="fieldsOfLaw"
        render={({ field }) => <FieldsOfLaw value={field.value} onChange={field.onChange} />}
      />
      <Controller
        control={control}
        name="hasAcceptedTerms"
        render={({ field }) => (
          <CheckboxField
            isSelected={field.value}
            onChange={field.onChange}
            error={problemOf('hasAcceptedTerms')}
          >
            {t('register.terms')}
          </CheckboxField>
        )}
      />
      <p className={css['terms']}>
        <Link to="/terms" target="_blank">
          {t('terms.read')}
        </Link>
      </p>
      <BetweenActions>
        <Button look="quiet" onClick={() => onBack(getValues())}>
          {t('register.back')}
        </Button>
        <Button type="submit" look="primary" disabled={isRunning}>
          {t('register.submit')}
        </Button>
      </BetweenActions>
    </Form>
  );
}
