import { useState } from 'react';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey, problemCodeOf } from '../app/problems';
import { Button } from '../ui/Button';
import { CheckboxField } from '../ui/CheckboxField';
import { TextField } from '../ui/TextField';
import { FormProblem } from './AuthCard';
import css from './glossator-auth.module.css';

interface SecondFactorFormProps {
  readonly code: string;
  readonly trustsDevice: boolean;
  /** What the log-in with a code failed with. */
  readonly error: unknown;
  readonly isRunning: boolean;
  readonly onCode: (code: string) => void;
  readonly onTrust: (trusts: boolean) => void;
  readonly onSubmit: () => void;
  readonly onBack: () => void;
}

/** The second step of a log-in: a code of the app, or a recovery code. */
export function SecondFactorForm(props: SecondFactorFormProps) {
  const { code, trustsDevice, error, isRunning, onCode, onTrust, onSubmit, onBack } = props;
  const t = useTranslate('host');
  const [isChecked, setChecked] = useState(false);
  const isWrong = problemCodeOf(error) === 'INVALID_2FA' || (isChecked && code.trim() === '');
  function send() {
    setChecked(true);
    if (code.trim() !== '') onSubmit();
  }
  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p className={css['note']}>{t('login.codeText')}</p>
      {error !== undefined && !isWrong && <FormProblem>{t(failureMessageKey(error))}</FormProblem>}
      <TextField
        label={t('login.code')}
        autoComplete="one-time-code"
        autoFocus
        maxLength={30}
        value={code}
        onChange={(event) => onCode(event.target.value)}
        error={isWrong ? t('twoFactor.wrong') : undefined}
      />
      <CheckboxField isSelected={trustsDevice} onChange={onTrust}>
        {t('login.trust')}
      </CheckboxField>
      <div className={css['between']}>
        <Button look="quiet" onClick={onBack}>
          {t('register.back')}
        </Button>
        <Button type="submit" look="primary" disabled={isRunning}>
          {t('login.submit')}
        </Button>
      </div>
    </form>
  );
}
