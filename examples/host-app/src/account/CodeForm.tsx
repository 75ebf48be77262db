import { useState } from 'react';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey, problemCodeOf } from '../app/problems';
import { FormProblem } from '../auth/AuthCard';
import auth from '../auth/glossator-auth.module.css';
import { useSubmission } from '../auth/use-submission';
import { Button } from '../ui/Button';
import { Actions } from '../ui/Modal';
import { TextField } from '../ui/TextField';

interface CodeFormProps {
  readonly label: string;
  /** The button's label. */
  readonly submit: string;
  /** Rejects as the client does. */
  readonly onSubmit: (code: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for a code of the second factor. */
export function CodeForm({ label, submit, onSubmit, onCancel }: CodeFormProps) {
  const t = useTranslate('host');
  const { run, error, isRunning } = useSubmission();
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const problem = problemCodeOf(error);
  const isWrong = problem === 'INVALID_2FA' || problem === 'VALIDATION' || (isChecked && code.trim() === '');
  function send() {
    setChecked(true);
    if (code.trim() !== '') void run(() => onSubmit(code.trim()));
  }
  return (
    <form
      className={auth['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {error !== undefined && !isWrong && <FormProblem>{t(failureMessageKey(error))}</FormProblem>}
      <TextField
        label={label}
        autoComplete="one-time-code"
        autoFocus
        maxLength={30}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={isWrong ? t('twoFactor.wrong') : undefined}
      />
      <Actions>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button type="submit" look="primary" disabled={isRunning}>
          {submit}
        </Button>
      </Actions>
    </form>
  );
}
