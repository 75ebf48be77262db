import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { useTranslate } from '@glossator/i18n';
import { Button } from './Button';
import css from './glossator-password.module.css';

/** The input of a password, with a button that shows what was typed; it is hidden again when its form is sent or reset. */
export function PasswordInput(input: Omit<ComponentProps<'input'>, 'type'>) {
  const t = useTranslate('host');
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className={css['password']} onKeyDown={(event) => event.key === 'Enter' && setIsShown(false)}>
      <input
        {...input}
        type={isShown ? 'text' : 'password'}
        // Shown, it is a text to the browser, which must neither correct it nor send it to a spelling service.
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
      />
      <Button
        look="quiet"
        icon
        aria-pressed={isShown}
        aria-label={t('password.show')}
        title={isShown ? t('password.hide') : t('password.show')}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon size="1.14em" aria-hidden />
      </Button>
    </div>
  );
}
