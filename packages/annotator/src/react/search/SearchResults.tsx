import { useTranslate } from '@glossator/i18n';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { FoundPlaces } from '../../core/search/state';
import { useAnnotatorState, useCommands } from '../annotator-context';
import { usePageLabel } from '../annotations/use-page-label';
import css from './glossator-search.module.css';
import { useSteadyPlace } from './use-steady-place';

/** Pixels of a row; all are the same, so that a hundred thousand of them need not be measured. */
const ROW = 50;
/** Browsers cannot make an element as tall as a million rows. */
const MOST_ROWS = 200_000;

/** The places found, in the order of the text, of which only those in view exist. */
export function SearchResults({ hits, total }: { readonly hits: FoundPlaces; readonly total: number }) {
  const t = useTranslate('annotator');
  const commands = useCommands();
  const labelOf = usePageLabel();
  const active = useAnnotatorState(({ search }) => search.active);
  const scroller = useRef<HTMLDivElement>(null);
  const count = Math.min(hits.length, MOST_ROWS);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 6,
  });
  useSteadyPlace(virtual, hits, ROW);
  useEffect(() => {
    if (active !== undefined && active < MOST_ROWS) virtual.scrollToIndex(active, { align: 'auto' });
  }, [active, virtual]);

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (direction === undefined) return;
    event.preventDefault();
    commands.activateHit(Math.min(Math.max(0, (active ?? -1) + direction), hits.length - 1));
  };
  return (
    <div
      ref={scroller}
      className={css['scroller']}
      role="listbox"
      tabIndex={0}
      aria-label={t('search.results')}
      aria-activedescendant={active === undefined ? undefined : `glossator-place-${active}`}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" className={css['rows']} style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const place = hits.placeAt(index);
          return (
            place && (
              <div
                key={index}
                id={`glossator-place-${index}`}
                role="option"
                aria-selected={index === active}
                aria-setsize={total}
                aria-posinset={index + 1}
                className={css['row']}
                style={{ blockSize: ROW, transform: `translateY(${start}px)` }}
                onClick={() => commands.activateHit(index)}
              >
                <span className={css['excerpt']}>
                  {place.before}
                  <mark className={css['match']}>{place.match}</mark>
                  {place.after}
                </span>
                <span className={css['pageLabel']}>
                  {t('search.page', { label: labelOf(place.range.startPage) })}
                </span>
              </div>
            )
          );
        })}
      </div>
      {total > count && <p className={css['more']}>{t('search.more', { count: total - count })}</p>}
    </div>
  );
}
