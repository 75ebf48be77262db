import { useTranslate } from '@glossator/i18n';
import { Lock } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useCommands } from '../../annotator/context/annotator-context';
import { Button } from '../../controls/Button';
import css from './glossator-document.module.css';

/** Asks for the password of a locked document. It goes to the viewer and is kept nowhere. */
export function PasswordForm({ isWrong }: { readonly isWrong: boolean }) {
  const t = useTranslate('annotator');
  const { unlock: unlockDocument } = useCommands().documents;
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <form
      className={css['unlock']}
      onSubmit={(event) => {
        event.preventDefault();
        if (password !== '') unlockDocument(password);
      }}
    >
      <Lock aria-hidden="true" size={22} strokeWidth={1.4} />
      <p id={`${id}-why`}>{t('document.locked')}</p>
      <label className={css['unlockLabel']}>
        {t('document.password')}
        <input
          ref={field}
          type="password"
          autoComplete="off"
          className={css['unlockField']}
          value={password}
          aria-invalid={isWrong}
          aria-describedby={`${id}-why ${id}-wrong`}
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      <p id={`${id}-wrong`} className={css['unlockWrong']} role="alert">
        {isWrong && t('document.wrong-password')}
      </p>
      <Button look="primary" type="submit" disabled={password === ''}>
        {t('document.unlock')}
      </Button>
    </form>
  );
}
