import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslate } from '@glossator/i18n';
import { Form } from '../forms/Form';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextField';
import { accountFormSchema } from './registration-form';
import type { AccountForm } from './registration-form';

interface AccountStepProps {
  readonly initial: AccountForm;
  /** Fields the server found wrong. */
  readonly refused: readonly string[];
  readonly onDone: (values: AccountForm) => void;
}

/** The first step of the registration: e-mail address and password. */
export function AccountStep({ initial, refused, onDone }: AccountStepProps) {
  const t = useTranslate('host');
  const form = useForm<AccountForm>({ resolver: zodResolver(accountFormSchema), defaultValues: initial });
  const { errors, dirtyFields } = form.formState;
  const wrong = (field: keyof AccountForm) =>
    errors[field] !== undefined || (refused.includes(field) && !dirtyFields[field]);
  return (
    <Form onSubmit={() => void form.handleSubmit(onDone)()}>
      <TextField
        label={t('register.email')}
        type="email"
        autoComplete="email"
        autoFocus
        error={wrong('email') ? t('register.errors.email') : undefined}
        {...form.register('email')}
      />
      <TextField
        label={t('register.password1')}
        type="password"
        autoComplete="new-password"
        hint={t('register.passwordHint')}
        error={wrong('password1') ? t('register.errors.password1') : undefined}
        {...form.register('password1')}
      />
      <TextField
        label={t('register.password2')}
        type="password"
        autoComplete="new-password"
        error={wrong('password2') ? t('register.errors.password2') : undefined}
        {...form.register('password2')}
      />
      <Button type="submit" look="primary">
        {t('register.next')}
      </Button>
    </Form>
  );
}
