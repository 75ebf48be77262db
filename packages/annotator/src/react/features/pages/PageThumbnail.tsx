import { useTranslate } from '@glossator/i18n';
import { useEffect, useRef } from 'react';
import type { PageMarks } from '../../../core/selections/page-marks';
import type { PageThumbnails } from '../../../viewer/index';
import { classNames } from '../../controls/class-names';
import { colorPaint } from '../../annotator/colors/color-names';
import css from './glossator-pages.module.css';
import type { PagesGrid } from './pages-grid';

interface PageThumbnailProps {
  readonly id: string;
  /** From 0. */
  readonly page: number;
  readonly total: number;
  /** As it is printed, where that is not its number. */
  readonly label: string | undefined;
  readonly marks: PageMarks | undefined;
  readonly box: PagesGrid['box'];
  readonly thumbnails: PageThumbnails | undefined;
  /** The page being read. */
  readonly isCurrent: boolean;
  /** The page that keys would go to. */
  readonly isActive: boolean;
  readonly onGo: () => void;
}

/** Colors shown at most; the name says how many highlights there are. */
const MOST_COLORS = 4;

/** One page, small: its picture, its number and the colors of its highlights. */
export function PageThumbnail(props: PageThumbnailProps) {
  const { id, page, total, label, marks, box, thumbnails, isCurrent, isActive, onGo } = props;
  const t = useTranslate('annotator');
  const host = useRef<HTMLDivElement>(null);
  const { width, height } = box;
  useEffect(() => {
    const element = host.current;
    return element ? thumbnails?.show(page, element, { width, height }) : undefined;
  }, [thumbnails, page, width, height]);
  const number = page + 1;
  const name = [
    label === undefined
      ? t('pages.name', { page: number, total })
      : t('pages.nameLabelled', { label, page: number, total }),
    ...(marks ? [t('pages.highlights', { count: marks.count })] : []),
  ].join(', ');
  return (
    <div
      id={id}
      role="option"
      aria-label={name}
      aria-selected={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
      aria-setsize={total}
      aria-posinset={number}
      className={classNames(css['page'], isActive && css['active'])}
      onClick={onGo}
    >
      <div ref={host} className={css['picture']} style={{ inlineSize: width, blockSize: height }}>
        {!thumbnails && <div className={css['paper']} />}
      </div>
      <div className={css['caption']}>
        {label !== undefined && <span className={css['label']}>{label}</span>}
        <span className={css['number']}>{label === undefined ? number : `(${number})`}</span>
        {marks && (
          <span className={css['marks']}>
            {marks.colors.slice(0, MOST_COLORS).map((color) => (
              <span key={color} className={css['mark']} style={{ background: colorPaint(color, true) }} />
            ))}
          </span>
        )}
      </div>
    </div>
  );
}
