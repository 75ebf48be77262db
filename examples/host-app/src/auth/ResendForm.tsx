import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslate } from '@glossator/i18n';
import { problemCodeOf } from '../app/problems';
import { useServices } from '../app/services';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextField';
import { FormProblem } from './AuthCard';
import css from './glossator-auth.module.css';
import { useSubmission } from './use-submission';

/** Asks for a new activation link. The answer does not tell whether the address is known. */
export function ResendForm({ email }: { readonly email: string }) {
  const t = useTranslate('host');
  const { client } = useServices();
  const form = useForm({ defaultValues: { email } });
  const { run, error, isRunning } = useSubmission();
  const [isSent, setSent] = useState(false);
  const code = problemCodeOf(error);
  if (isSent) return <p role="status">{t('activation.resent')}</p>;
  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit((values) => run(() => client.auth.resendActivation(values)).then(setSent))(
          event,
        )
      }
    >
      {error !== undefined && code !== 'VALIDATION' && (
        <FormProblem>{code === 'RATE_LIMITED' ? t('login.tooMany') : t('login.network')}</FormProblem>
      )}
      <TextField
        label={t('login.email')}
        type="email"
        error={code === 'VALIDATION' ? t('register.errors.email') : undefined}
        {...form.register('email')}
      />
      <Button type="submit" look="primary" isDisabled={isRunning}>
        {t('activation.resend')}
      </Button>
    </form>
  );
}
