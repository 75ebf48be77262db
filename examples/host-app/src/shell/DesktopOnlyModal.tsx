import { useState } from 'react';
import { useTranslate } from '@glossator/i18n';
import { Button } from '../ui/Button';
import { Actions, Modal } from '../ui/Modal';

/** Says once a visit that the view is made for desktops (specification section 2). */
export function DesktopOnlyModal() {
  const t = useTranslate('host');
  const [isOpen, setOpen] = useState(true);
  return (
    <Modal title={t('desktopOnly.title')} isOpen={isOpen} onClose={() => setOpen(false)}>
      <p>{t('desktopOnly.text')}</p>
      <Actions>
        <Button look="primary" onClick={() => setOpen(false)} autoFocus>
          {t('desktopOnly.button')}
        </Button>
      </Actions>
    </Modal>
  );
}
