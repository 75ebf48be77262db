import { useTranslate } from '@glossator/i18n';
import { useSessionState } from '../app/services';
import css from './glossator-account.module.css';

/** A new secret for the app: as a picture and as text. */
export function NewSecondFactor({ secret }: { readonly secret: string }) {
  const t = useTranslate('host');
  const { qrUrl } = useSessionState();
  return (
    <>
      <p>{t('twoFactor.scan')}</p>
      {qrUrl !== undefined && <img className={css['qr']} src={qrUrl} alt={t('twoFactor.picture')} />}
      <p>
        {t('twoFactor.typeSecret')}{' '}
        <code className={css['secret']}>{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
      </p>
    </>
  );
}
