import { Globe } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { CodeDocument } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { PressButton } from '../ui/PressButton';

const PublicationModal = lazy(() =>
  import('./PublicationModal').then((module) => ({ default: module.PublicationModal })),
);

/** Opens where the law of a document is published. */
export function PublishedAt({ document }: { readonly document: Pick<CodeDocument, 'id' | 'title'> }) {
  const t = useTranslate('host');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PressButton
        look="quiet"
        aria-label={t('publication.buttonOne', { title: document.title })}
        onPress={() => setOpen(true)}
      >
        <Globe size="1.14em" aria-hidden /> {t('publication.button')}
      </PressButton>
      {isOpen && (
        <Suspense fallback={null}>
          <PublicationModal document={document} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
