import { useTranslate } from '@glossator/i18n';
import { useState } from 'react';
import type { PagePictures } from '../../../viewer/index';
import { useDrawnPage } from './use-drawn-page';
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
  const [isBroken, setIsBroken] = useState(false);
  const onError = (error: unknown) => {
    log.warn('A page of an attachment could not be drawn', error);
    setIsBroken(true);
  };
  const sheet = useDrawnPage({ pictures, index, width, onError });
  const page = index + 1;
  return (
    <div className={css['page']} style={{ inlineSize: width, blockSize: height }}>
      <div ref={sheet} role="img" aria-label={t('attachments.page', { page })} className={css['sheet']} />
      {isBroken && <p className={css['broken']}>{t('attachments.pageNotShown', { page })}</p>}
    </div>
  );
}
