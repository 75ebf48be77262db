import { useState } from 'react';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey, problemCodeOf } from '../app/problems';
import { FormProblem } from '../auth/AuthCard';
import auth from '../auth/glossator-auth.module.css';
import { useSubmission } from '../auth/use-submission';
import { Button } from '../ui/Button';
import { Actions, Modal } from '../ui/Modal';
import { TextField } from '../ui/TextField';
import css from './glossator-account.module.css';

interface PasswordModalProps {
  readonly title: string;
  readonly text: string;
  /** The dangerous answer's label. */
  readonly confirm: string;
  readonly onClose: () => void;
  /** Rejects as the client does. */
  readonly onConfirm: (currentPassword: string) => Promise<void>;
}

/** A dangerous question that is answered with the password. */
export function PasswordModal({ title, text, confirm, onClose, onConfirm }: PasswordModalProps) {
  const t = useTranslate('host');
  const { run, error, isRunning } = useSubmission();
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isWrong = problemCodeOf(error) === 'INVALID_CREDENTIALS';
  const isMissing = isChecked && password === '';
  function submit() {
    setChecked(true);
    if (password !== '') void run(() => onConfirm(password));
  }
  return (
    <Modal title={title} isOpen onClose={onClose} narrow role="alertdialog">
      <form
        className={auth['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={css['body']}>
          <p>{text}</p>
        </div>
        {error !== undefined && !isWrong && <FormProblem>{t(failureMessageKey(error))}</FormProblem>}
        <TextField
          label={t('password.current')}
          type="password"
          autoComplete="current-password"
          autoFocus
          maxLength={128}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={isMissing ? t('login.passwordMissing') : isWrong ? t('password.currentWrong') : undefined}
        />
        <Actions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" look="danger" disabled={isRunning}>
            {confirm}
          </Button>
        </Actions>
      </form>
    </Modal>
  );
}
