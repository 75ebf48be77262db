import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { useTranslate } from '@glossator/i18n';
import { Button } from '../ui/Button';
import type { RequestAccessModal as Modal } from './RequestAccessModal';

const RequestAccessModal = lazy(() =>
  import('./RequestAccessModal').then(({ RequestAccessModal }) => ({ default: RequestAccessModal })),
);

type RequestAccessButtonProps = Pick<ComponentProps<typeof Modal>, 'codeId' | 'levels'>;

/** Opens the request for access to a Code. */
export function RequestAccessButton(props: RequestAccessButtonProps) {
  const t = useTranslate('host');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        {t('sharing.request.action')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RequestAccessModal {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
