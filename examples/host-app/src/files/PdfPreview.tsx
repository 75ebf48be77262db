import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { openPagePictures } from '@glossator/annotator/viewer';
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
  const pictures = usePictures(content, onError);
  const [page, setPage] = useState(0);
  if (!pictures) return <p role="status">{t('common.loading')}</p>;
  const { pageCount } = pictures;
  return (
    <figure className={css['pdf']}>
      <PageSheet pictures={pictures} page={page} title={title} onError={onError} />
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

/** The PDF opened for pictures of its pages, while the component is mounted. */
function usePictures(content: Blob, onError: () => void): PagePictures | undefined {
  const { log } = useServices();
  const [open, setOpen] = useState<PagePictures>();
  const fail = useRef(onError);
  useEffect(() => {
    fail.current = onError;
  });
  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    let made: PagePictures | undefined;
    const read = async () => {
      const data = new Uint8Array(await content.arrayBuffer());
      signal.throwIfAborted();
      const pictures = await openPagePictures(data, { assetsUrl: ASSETS_URL, signal });
      if (signal.aborted) pictures.destroy();
      else made = pictures;
      signal.throwIfAborted();
      setOpen(pictures);
    };
    read().catch((error: unknown) => {
      if (signal.aborted) return;
      log.warn('The pages of a file could not be read', error);
      fail.current();
    });
    return () => {
      stopping.abort();
      made?.destroy();
      setOpen(undefined);
    };
  }, [content, log]);
  return open;
}

interface PageSheetProps {
  readonly pictures: PagePictures;
  /** Counted from 0. */
  readonly page: number;
  readonly title: string;
  readonly onError: () => void;
}

function PageSheet({ pictures, page, title, onError }: PageSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const fail = useRef(onError);
  useEffect(() => {
    fail.current = onError;
  });
  useEffect(() => {
    const { current: element } = sheet;
    if (!element) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    pictures.draw(page, element.clientWidth, signal).then(
      (canvas) => {
        if (!signal.aborted) element.replaceChildren(canvas);
      },
      () => {
        if (!signal.aborted) fail.current();
      },
    );
    return () => stopping.abort();
  }, [pictures, page]);
  return (
    // Scrolled with the keyboard, too.
    <div className={css['scroller']} role="group" aria-label={title} tabIndex={0}>
      <div ref={sheet} role="img" aria-label={title} />
    </div>
  );
}
