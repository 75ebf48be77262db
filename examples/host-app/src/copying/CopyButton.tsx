import { Copy } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '@glossator/i18n';
import { Button } from '../ui/Button';

const CopyCodeModal = lazy(() =>
  import('./CopyCodeModal').then(({ CopyCodeModal }) => ({ default: CopyCodeModal })),
);

/** A small button beside a Code of the library that asks how to copy it. */
export function CopyButton({ code }: { readonly code: { readonly id: number; readonly title: string } }) {
  const t = useTranslate('host');
  const [isOpen, setOpen] = useState(false);
  const label = t('copying.one', { title: code.title || t('library.untitled') });
  return (
    <>
      <Button look="quiet" icon aria-label={label} title={label} onClick={() => setOpen(true)}>
        <Copy size="1.07em" aria-hidden />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CopyCodeModal code={code} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
