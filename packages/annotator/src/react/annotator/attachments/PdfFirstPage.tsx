import { useTranslate } from '@glossator/i18n';
import { useEffect, useRef, useState } from 'react';
import { useAnnotatorContext } from '../context/annotator-context';
import css from './glossator-attachments.module.css';

interface PdfFirstPageProps {
  readonly file: Blob;
  readonly label: string;
  readonly onError: () => void;
}

/** Drawn as wide as a card can be; smaller ones shrink it. */
const WIDTH = 360;

/** The first page of a PDF, and how many there are. */
export function PdfFirstPage({ file, label, onError }: PdfFirstPageProps) {
  const t = useTranslate('annotator');
  const { assetsUrl, log } = useAnnotatorContext();
  const host = useRef<HTMLDivElement>(null);
  const [pageCount, setPageCount] = useState<number | undefined>(undefined);
  const fail = useRef(onError);
  useEffect(() => {
    fail.current = onError;
  });
  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const draw = async () => {
      const { drawFirstPage } = await import('../../../viewer/index');
      const data = new Uint8Array(await file.arrayBuffer());
      signal.throwIfAborted();
      const drawn = await drawFirstPage(data, { assetsUrl, width: WIDTH, signal });
      host.current?.replaceChildren(drawn.canvas);
      setPageCount(drawn.pageCount);
    };
    draw().catch((error: unknown) => {
      if (signal.aborted) return;
      log.warn('The first page of an attachment could not be drawn', error);
      fail.current();
    });
    return () => stopping.abort();
  }, [file, assetsUrl, log]);
  return (
    <figure className={css['pdf']}>
      <div ref={host} role="img" aria-label={label} className={css['sheet']} />
      <figcaption role="status" className={css['note']}>
        {pageCount === undefined
          ? t('attachments.loading')
          : t('attachments.firstPage', { count: pageCount })}
      </figcaption>
    </figure>
  );
}
