import { useState } from 'react';
import { useTranslate } from '@glossator/i18n';
import { Button } from '../ui/Button';
import { RequestAccessModal } from './RequestAccessModal';

type RequestAccessButtonProps = Pick<Parameters<typeof RequestAccessModal>[0], 'codeId' | 'levels'>;

/** Opens the request for access to a Code. */
export function RequestAccessButton(props: RequestAccessButtonProps) {
  const t = useTranslate('host');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        {t('sharing.request.action')}
      </Button>
      {isOpen && <RequestAccessModal {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
