import type { TextSelection } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useState } from 'react';
import { stableKeyOf } from '../../../core/selections/selectors';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import cards from '../../controls/cards/glossator-cards.module.css';
import { AnnotationCard } from './AnnotationCard';
import css from './glossator-annotations.module.css';
import type { PlaceKeeper } from './list-place';
import { useKeptPlace } from './use-kept-place';
import { useListFollowing } from './use-list-following';

const GAP = 9;
const USUAL_HEIGHT = 104;

interface AnnotationListProps {
  readonly items: readonly TextSelection[];
  /** Only then the page being read says where in the list the reader is. */
  readonly isInReadingOrder: boolean;
  /** Names the list: another name is another list. */
  readonly name: string;
  readonly places: PlaceKeeper;
}

/** The cards, of which only those in view exist. The list follows the reading position and the active highlight. */
export const AnnotationList = memo(function AnnotationList(props: AnnotationListProps) {
  const { items, isInReadingOrder, name, places } = props;
  const t = useTranslate('annotator');
  const formerIds = useAnnotatorState(({ selections }) => selections.formerIds);
  const activeId = useAnnotatorState(({ selections }) => selections.activeId);
  const page = useAnnotatorState(({ view }) => view.reading.page);
  // What is dragged in the document scrolls that alone.
  const isMovingEnd = useAnnotatorState(({ selections }) => selections.isMovingEnd);
  const isWhole = useAnnotatorState(({ selections }) => selections.status !== 'loading');
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [left] = useState(() => places.placeOf(name, page));
  const getItemKey = useCallback(
    (index: number) => stableKeyOf({ formerIds }, items[index]?.id ?? index),
    [items, formerIds],
  );
  const virtual = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: items.length,
    getScrollElement: () => scroller,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey,
    gap: GAP,
    paddingStart: 2,
    paddingEnd: 24,
    overscan: 5,
    ...(left && { initialOffset: left.offset, initialMeasurementsCache: left.measured }),
    // What is added, deleted or filtered above leaves what is in view where it is.
    anchorTo: 'end',
    // Positions are written to the elements; React is asked only for other cards, and never in the middle of its work.
    directDomUpdates: true,
    useFlushSync: false,
  });
  useListFollowing(virtual, scroller, {
    items,
    activeId,
    page: isInReadingOrder && !isMovingEnd ? page : undefined,
    isWhole,
    isBack: left !== undefined,
  });
  useKeptPlace(virtual, { name, page, places });
  return (
    <div ref={setScroller} className={cards['scroller']}>
      <ol ref={virtual.containerRef} aria-label={t('annotations.label')} className={cards['list']}>
        {virtual.getVirtualItems().map(({ index, key }) => {
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
              >
                <AnnotationCard selection={item} isActive={item.id === activeId} />
              </li>
            )
          );
        })}
      </ol>
    </div>
  );
});
