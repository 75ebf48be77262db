import { useTranslate } from '@glossator/i18n';
import { Message } from '../shell/Message';

/** The Files area; its overview is not served yet, and it says so. */
export function FilesScreen() {
  const t = useTranslate('host');
  return (
    <Message title={t('files.title')}>
      <p>{t('files.later')}</p>
    </Message>
  );
}
