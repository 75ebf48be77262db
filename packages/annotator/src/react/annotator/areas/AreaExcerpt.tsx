import type { PageArea } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useEffect, useRef } from 'react';
import { useAnnotatorState } from '../context/annotator-context';
import { useExcerpts } from '../context/shown-viewer';
import { usePageLabel } from '../labels/use-page-label';
import css from './glossator-area-excerpt.module.css';

/** Most CSS pixels of an excerpt. */
const BOX = { width: 320, height: 180 };

/** A small picture of an area of the open document, drawn when there is time for it. */
export function AreaExcerpt({ area }: { readonly area: PageArea }) {
  const t = useTranslate('annotator');
  const pageLabel = usePageLabel();
  const excerpts = useExcerpts();
  const isReady = useAnnotatorState(({ view }) => view.viewer.pageCount > 0);
  const rotation = useAnnotatorState(({ view }) => view.viewer.rotation);
  const host = useRef<HTMLDivElement>(null);
  const { page, x, y, width, height } = area;
  useEffect(() => {
    const element = host.current;
    if (!element || !isReady) return undefined;
    const box = { ...BOX, width: Math.min(element.clientWidth || BOX.width, BOX.width) };
    return excerpts?.show({ page, x, y, width, height }, element, box);
  }, [excerpts, isReady, rotation, page, x, y, width, height]);
  return (
    <div
      ref={host}
      role="img"
      aria-label={t('areas.excerpt', { page: pageLabel(page) })}
      className={css['excerpt']}
      data-glossator-excerpt=""
    />
  );
}
