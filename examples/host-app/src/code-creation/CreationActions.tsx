import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { Button } from '../ui/Button';
import { Actions, ConfirmModal } from '../ui/Modal';
import type { useNewCode } from './use-new-code';

interface CreationActionsProps {
  readonly code: ReturnType<typeof useNewCode>;
  readonly onFinish: (publication: 'draft' | 'published') => void;
}

/** The ways out of a creation: publish, keep as a draft, or cancel, which asks where something would be deleted. */
export function CreationActions({ code, onFinish }: CreationActionsProps) {
  const t = useTranslate('host');
  const navigate = useNavigate();
  const [isDiscarding, setDiscarding] = useState(false);
  const isBusy = code.isUploading || code.isSaving;
  function discard() {
    code.discard();
    void navigate('/library');
  }
  return (
    <>
      <Actions>
        <Button look="quiet" onClick={() => (code.isBegun ? setDiscarding(true) : discard())}>
          {t('common.cancel')}
        </Button>
        <Button disabled={isBusy} onClick={() => onFinish('draft')}>
          {t('creation.keepDraft')}
        </Button>
        <Button look="primary" disabled={isBusy} onClick={() => onFinish('published')}>
          {t('creation.publish')}
        </Button>
      </Actions>
      <ConfirmModal
        title={t('creation.discardTitle')}
        isOpen={isDiscarding}
        cancel={t('creation.stay')}
        onClose={() => setDiscarding(false)}
        confirm={t('creation.discard')}
        onConfirm={discard}
      >
        {t('creation.discardText')}
      </ConfirmModal>
    </>
  );
}
