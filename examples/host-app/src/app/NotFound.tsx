import { Link } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { Message } from '../shell/Message';
import { buttonClass } from '../ui/Button';

/** An address nothing lives at. */
export function NotFound() {
  const t = useTranslate('host');
  return (
    <Message title={t('common.notFoundTitle')}>
      <p>{t('common.notFoundText')}</p>
      <Link to="/" className={buttonClass('primary')}>
        {t('common.toStart')}
      </Link>
    </Message>
  );
}
