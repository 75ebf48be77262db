import { useState } from 'react';
import { useTranslate } from '@glossator/i18n';
import { Button } from '../ui/Button';
import { Actions, Modal } from '../ui/Modal';

/** A phone or small tablet: touch is its main pointer and the window is narrower than the smallest supported desktop. */
const MOBILE = '(pointer: coarse) and (max-width: 1036px), (max-width: 768px)';

/** Says once a visit that the view is made for desktops (specification section 2). */
export function DesktopOnlyModal() {
  const t = useTranslate('host');
  const [isOpen, setOpen] = useState(() => window.matchMedia(MOBILE).matches);
  return (
    <Modal title={t('desktopOnly.title')} isOpen={isOpen} onClose={() => setOpen(false)}>
      <p>{t('desktopOnly.text')}</p>
      <Actions>
        <Button look="primary" onPress={() => setOpen(false)} autoFocus>
          {t('desktopOnly.button')}
        </Button>
      </Actions>
    </Modal>
  );
}
