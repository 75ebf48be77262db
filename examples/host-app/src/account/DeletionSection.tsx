import { useState } from 'react';
import { useTranslate } from '@glossator/i18n';
import { useServices } from '../app/services';
import { Button } from '../ui/Button';
import { AccountSection } from './AccountSection';
import { PasswordModal } from './PasswordModal';

/** The end of the account. */
export function DeletionSection() {
  const t = useTranslate('host');
  const { client, session } = useServices();
  const [isOpen, setOpen] = useState(false);
  return (
    <AccountSection title={t('account.delete')}>
      <p>{t('account.deleteText')}</p>
      <div>
        <Button look="danger" onClick={() => setOpen(true)}>
          {t('account.delete')}
        </Button>
      </div>
      {isOpen && (
        <PasswordModal
          title={t('account.deleteTitle')}
          text={t('account.deleteWarning')}
          confirm={t('account.deleteConfirm')}
          onClose={() => setOpen(false)}
          onConfirm={async (currentPassword) => {
            await client.profile.delete({ currentPassword });
            session.end('loggedOut');
          }}
        />
      )}
    </AccountSection>
  );
}
