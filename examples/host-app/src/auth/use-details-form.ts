import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey, invalidFieldsOf } from '../app/problems';
import { detailsFormSchema, EMPTY_DETAILS } from './registration-form';
import type { DetailsForm, ValidDetails } from './registration-form';

const DETAILS_FIELDS = Object.keys(EMPTY_DETAILS) as (keyof DetailsForm)[];

/** The fields of this step that the server refused. */
function refusedFieldsOf(error: unknown): readonly (keyof DetailsForm)[] {
  const invalid = invalidFieldsOf(error);
  return DETAILS_FIELDS.filter((field) => invalid.includes(field));
}

/** The form of the second step, with its messages: those of its own schema and those of a failed submission (`error`). */
export function useDetailsForm(initial: DetailsForm, error: unknown) {
  const t = useTranslate('host');
  const form = useForm<DetailsForm, unknown, ValidDetails>({
    resolver: zodResolver(detailsFormSchema),
    defaultValues: initial,
  });
  const { control, register, getValues, handleSubmit, resetField, setError, formState } = form;
  const { errors, dirtyFields } = formState;
  useEffect(() => {
    for (const field of refusedFieldsOf(error)) setError(field, { type: 'server' });
  }, [error, setError]);
  const isAboutFields = error === undefined || refusedFieldsOf(error).length > 0;
  return {
    control,
    register,
    getValues,
    handleSubmit,
    resetField,
    /** What the user has touched. */
    dirtyFields,
    /** The message of one field. */
    problemOf: (field: keyof DetailsForm) => (errors[field] ? t(`register.errors.${field}`) : undefined),
    /** The message of a failure that no field of this step explains. */
    problem: isAboutFields ? undefined : t(failureMessageKey(error)),
  };
}

/** See `useDetailsForm`. */
export type DetailsFormHandle = ReturnType<typeof useDetailsForm>;
