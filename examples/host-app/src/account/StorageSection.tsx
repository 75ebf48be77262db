import { Link } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { StorageBar } from '../files/StorageBar';
import { AccountSection } from './AccountSection';

/** What the user's files take of their storage, and the way to them. */
export function StorageSection() {
  const t = useTranslate('host');
  return (
    <AccountSection title={t('files.usedLabel')}>
      <StorageBar />
      <p>
        <Link to="/files">{t('files.title')}</Link>
      </p>
    </AccountSection>
  );
}
