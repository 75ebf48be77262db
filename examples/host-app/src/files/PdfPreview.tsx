import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useDrawnPage, usePagePictures } from '@glossator/annotator';
import type { PagePictures } from '@glossator/annotator/viewer';
import { useTranslate } from '@glossator/i18n';
import { useServices } from '../app/services';
import { ASSETS_URL } from '../app/use-annotator-surroundings';
import { PressButton } from '../ui/PressButton';
import css from './glossator-files.module.css';

interface PdfPreviewProps {
  readonly content: Blob;
  readonly title: string;
  readonly onError: () => void;
}

/** The pages of a PDF, one at a time. */
export function PdfPreview({ content, title, onError }: PdfPreviewProps) {
  const t = useTranslate('host');
  const { log } = useServices();
  const open = usePagePictures(content, { assetsUrl: ASSETS_URL, log, onError });
  const [page, setPage] = useState(0);
  if (!open) return <p role="status">{t('common.loading')}</p>;
  const { pictures } = open;
  const { pageCount } = pictures;
  return (
    <figure className={css['pdf']}>
      <PageSheet key={page} pictures={pictures} page={page} title={title} />
      <figcaption className={css['pages']}>
        <PressButton
          look="quiet"
          icon
          isDisabled={page === 0}
          aria-label={t('files.previousPage')}
          onPress={() => setPage(page - 1)}
        >
          <ChevronLeft size="1.14em" aria-hidden />
        </PressButton>
        <output>{t('files.page', { page: page + 1, count: pageCount })}</output>
        <PressButton
          look="quiet"
          icon
          isDisabled={page >= pageCount - 1}
          aria-label={t('files.nextPage')}
          onPress={() => setPage(page + 1)}
        >
          <ChevronRight size="1.14em" aria-hidden />
        </PressButton>
      </figcaption>
    </figure>
  );
}

interface PageSheetProps {
  readonly pictures: PagePictures;
  /** Counted from 0. */
  readonly page: number;
  readonly title: string;
}

/** A page as wide as its place; scrolled with the keyboard, too. */
function PageSheet({ pictures, page, title }: PageSheetProps) {
  const t = useTranslate('host');
  const [isBroken, setBroken] = useState(false);
  const [width, setWidth] = useState(0);
  const measure = useCallback((element: HTMLElement | null) => setWidth(element?.clientWidth ?? 0), []);
  const sheet = useDrawnPage({ pictures, index: page, width, onError: () => setBroken(true) });
  return (
    <div ref={measure} className={css['scroller']} role="group" aria-label={title} tabIndex={0}>
      {isBroken && <p role="alert">{t('files.pageFailed')}</p>}
      <div ref={sheet} role="img" aria-label={title} />
    </div>
  );
}
