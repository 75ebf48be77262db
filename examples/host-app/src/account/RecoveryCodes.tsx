import { useTranslate } from '@glossator/i18n';
import { notify } from '../shell/notify';
import { Button } from '../ui/Button';
import css from './glossator-account.module.css';

/** The recovery codes, which are shown once. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const t = useTranslate('host');
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => notify('info', t('twoFactor.copied')),
      () => notify('error', t('common.somethingWentWrong')),
    );
  return (
    <div className={css['codes']} role="status">
      <p>{t('twoFactor.recovery')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button onClick={() => void copy()}>{t('twoFactor.copy')}</Button>
    </div>
  );
}
