import type { TextSelection } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';
import { stableKeyOf } from '../../core/selections/selectors';
import { useAnnotatorState } from '../annotator-context';
import { AnnotationCard } from './AnnotationCard';
import css from './glossator-annotations.module.css';
import { useListFollowing } from './use-list-following';

const GAP = 9;
const USUAL_HEIGHT = 104;

/** The cards, of which only those in view exist. The list follows the reading position and the active highlight. */
export function AnnotationList({
  items,
  isInReadingOrder,
}: {
  readonly items: readonly TextSelection[];
  /** Only then the page being read says where in the list the reader is. */
  readonly isInReadingOrder: boolean;
}) {
  const t = useTranslate('annotator');
  const formerIds = useAnnotatorState(({ selections }) => selections.formerIds);
  const activeId = useAnnotatorState(({ selections }) => selections.activeId);
  const scroller = useRef<HTMLDivElement>(null);
  const getItemKey = useCallback(
    (index: number) => stableKeyOf({ formerIds }, items[index]?.id ?? index),
    [items, formerIds],
  );
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey,
    gap: GAP,
    paddingStart: 2,
    paddingEnd: 24,
    overscan: 4,
  });
  useListFollowing(items, activeId, virtual, isInReadingOrder);
  return (
    <div ref={scroller} className={css['scroller']}>
      <ol
        aria-label={t('annotations.label')}
        className={css['list']}
        style={{ blockSize: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index];
          return (
            item && (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                aria-setsize={items.length}
                aria-posinset={index + 1}
                className={css['place']}
                style={{ transform: `translateY(${start}px)` }}
              >
                <AnnotationCard selection={item} isActive={item.id === activeId} />
              </li>
            )
          );
        })}
      </ol>
    </div>
  );
}
