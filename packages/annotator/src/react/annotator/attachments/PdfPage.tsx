import { useTranslate } from '@glossator/i18n';
import { useEffect, useRef, useState } from 'react';
import type { PagePictures } from '../../../viewer/index';
import { useAnnotatorContext } from '../context/annotator-context';
import css from './glossator-attached-pages.module.css';

interface PdfPageProps {
  readonly pictures: PagePictures;
  /** Counted from 0. */
  readonly index: number;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** The picture of one page, drawn while it is mounted. */
export function PdfPage({ pictures, index, width, height }: PdfPageProps) {
  const t = useTranslate('annotator');
  const { log } = useAnnotatorContext();
  const sheet = useRef<HTMLDivElement>(null);
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    if (width <= 0) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    pictures.draw(index, width, signal).then(
      (canvas) => {
        if (!signal.aborted) sheet.current?.replaceChildren(canvas);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        log.warn('A page of an attachment could not be drawn', error);
        setIsBroken(true);
      },
    );
    return () => stopping.abort();
  }, [pictures, index, width, log]);
  const page = index + 1;
  return (
    <div className={css['page']} style={{ inlineSize: width, blockSize: height }}>
      <div ref={sheet} role="img" aria-label={t('attachments.page', { page })} className={css['sheet']} />
      {isBroken && <p className={css['broken']}>{t('attachments.pageNotShown', { page })}</p>}
    </div>
  );
}
