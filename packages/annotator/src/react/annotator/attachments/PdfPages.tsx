import { useTranslate } from '@glossator/i18n';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../../controls/class-names';
import controls from '../../controls/glossator-controls.module.css';
import { IconButton } from '../../controls/IconButton';
import { useContentSize } from '../../controls/use-content-size';
import { usePagePictures, type OpenPages } from './use-page-pictures';
import { useAnnotatorContext } from '../context/annotator-context';
import css from './glossator-attached-pages.module.css';
import { PdfPage } from './PdfPage';
import { useShownPages } from './use-shown-pages';
import type { Zoom } from './zoom';

interface PdfPagesProps {
  readonly file: Blob;
  readonly label: string;
  readonly zoom: Zoom;
  /** Fills what it is in, instead of taking a part of a card. */
  readonly isWide?: boolean;
  /** What stands beside the number of pages. */
  readonly tools?: ReactNode;
  /** Reports at which scale it is as wide as its place. */
  readonly onFit?: (scale: number) => void;
  readonly onError: () => void;
}

/** All pages of a PDF in a column of its own, of which those in view are drawn. */
export function PdfPages({ file, onError, ...rest }: PdfPagesProps) {
  const t = useTranslate('annotator');
  const { assetsUrl, log } = useAnnotatorContext();
  const open = usePagePictures(file, { assetsUrl, log, onError });
  if (open) return <PageColumn open={open} {...rest} />;
  return (
    <p role="status" className={css['note']}>
      {t('attachments.loading')}
    </p>
  );
}

function PageColumn(props: Omit<PdfPagesProps, 'file' | 'onError'> & { readonly open: OpenPages }) {
  const { open, label, zoom, isWide = false, tools, onFit } = props;
  const t = useTranslate('annotator');
  const captionId = useId();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const { width: room } = useContentSize(scroller);
  const { pages, totalHeight, widest, current, goTo } = useShownPages(scroller, open, room, zoom);
  const { pageCount } = open.pictures;
  const fit = room / open.first.width;
  useEffect(() => {
    if (fit > 0) onFit?.(fit);
  }, [onFit, fit]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    const { scrollWidth, clientWidth } = event.currentTarget;
    const target = pageForKey(event.key, current, pageCount, scrollWidth > clientWidth);
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  };
  return (
    <figure className={classNames(css['pages'], isWide && css['wide'])}>
      <div
        ref={setScroller}
        className={css['scroller']}
        role="group"
        aria-label={label}
        aria-describedby={captionId}
        tabIndex={0}
        data-glossator-pan={isWide || undefined}
        onKeyDown={onKeyDown}
      >
        <div className={css['column']} style={{ blockSize: totalHeight, inlineSize: widest }}>
          {pages.map(({ index, top, width, height }) => (
            <div key={index} className={css['place']} style={{ insetBlockStart: top }}>
              <PdfPage pictures={open.pictures} index={index} width={width} height={height} />
            </div>
          ))}
        </div>
      </div>
      <figcaption className={css['caption']}>
        <span id={captionId}>
          {pageCount === 1
            ? t('attachments.pages', { count: 1 })
            : t('attachments.pageOf', { page: current + 1, count: pageCount })}
        </span>
        <span className={classNames(controls['smallTools'], css['tools'])}>
          {pageCount > 1 && (
            <>
              <IconButton
                icon={ChevronUp}
                label={t('attachments.previousPage')}
                aria-disabled={current === 0}
                onClick={() => goTo(current - 1)}
              />
              <IconButton
                icon={ChevronDown}
                label={t('attachments.nextPage')}
                aria-disabled={current === pageCount - 1}
                onClick={() => goTo(current + 1)}
              />
            </>
          )}
          {tools}
        </span>
      </figcaption>
    </figure>
  );
}

/** The page (from 0) that a key leads to; the browser scrolls by the others, and sideways what is wider than its place. */
function pageForKey(key: string, current: number, count: number, isWider: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (isWider) return undefined;
  if (key === 'ArrowRight') return current + 1;
  return key === 'ArrowLeft' ? current - 1 : undefined;
}
