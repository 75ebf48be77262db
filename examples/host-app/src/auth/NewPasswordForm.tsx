import '../app/parse-without-eval';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { passwordSchema } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey, invalidFieldsOf, problemCodeOf } from '../app/problems';
import { Button } from '../ui/Button';
import { Actions } from '../ui/Modal';
import { TextField } from '../ui/TextField';
import { Form, FormProblem } from '../forms/Form';

/** What the form gives: the current password is empty where it was not asked for. */
export interface NewPassword {
  readonly currentPassword: string;
  readonly newPassword: string;
}

interface NewPasswordFormProps {
  /** Whether to ask for the current password, too. */
  readonly asksCurrent?: boolean;
  /** The button's label. */
  readonly submit: string;
  readonly isRunning: boolean;
  /** What the submission failed with; shown at the field it is about. */
  readonly error: unknown;
  readonly onSubmit: (values: NewPassword) => void;
}

/** The form in which a new password is chosen, twice. */
export function NewPasswordForm({ asksCurrent, submit, isRunning, error, onSubmit }: NewPasswordFormProps) {
  const t = useTranslate('host');
  const form = useForm({
    resolver: zodResolver(schemaOf(asksCurrent === true)),
    defaultValues: { currentPassword: '', newPassword: '', repeated: '' },
  });
  const { errors } = form.formState;
  const isCurrentWrong = problemCodeOf(error) === 'INVALID_CREDENTIALS';
  const isNewRefused = invalidFieldsOf(error).includes('newPassword');
  const isGeneral = error !== undefined && !isCurrentWrong && !isNewRefused;
  return (
    <Form onSubmit={() => void form.handleSubmit(onSubmit)()}>
      {isGeneral && <FormProblem>{t(failureMessageKey(error))}</FormProblem>}
      {asksCurrent && (
        <TextField
          label={t('password.current')}
          type="password"
          autoComplete="current-password"
          maxLength={128}
          error={
            errors.currentPassword
              ? t('login.passwordMissing')
              : isCurrentWrong
                ? t('password.currentWrong')
                : undefined
          }
          {...form.register('currentPassword')}
        />
      )}
      <TextField
        label={t('password.new')}
        type="password"
        autoComplete="new-password"
        hint={t('register.passwordHint')}
        error={errors.newPassword || isNewRefused ? t('register.errors.password1') : undefined}
        {...form.register('newPassword')}
      />
      <TextField
        label={t('password.repeat')}
        type="password"
        autoComplete="new-password"
        error={errors.repeated ? t('register.errors.password2') : undefined}
        {...form.register('repeated')}
      />
      {asksCurrent ? (
        // One of several forms of its view.
        <Actions>
          <Button type="submit" disabled={isRunning}>
            {submit}
          </Button>
        </Actions>
      ) : (
        <Button type="submit" look="primary" disabled={isRunning}>
          {submit}
        </Button>
      )}
    </Form>
  );
}

function schemaOf(asksCurrent: boolean) {
  return z
    .object({
      currentPassword: asksCurrent ? z.string().min(1) : z.string(),
      newPassword: passwordSchema,
      repeated: z.string(),
    })
    .refine((form) => form.newPassword === form.repeated, { path: ['repeated'] });
}
