import type { TextSelection } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { memo, useCallback, useMemo, useState } from 'react';
import { stableKeyOf } from '../../../core/selections/selectors';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import { CardRows } from '../../controls/cards/CardRows';
import { useCardVirtualizer } from '../../controls/cards/use-card-virtualizer';
import { Slot } from '../../annotator/slots/Slot';
import { AnnotationCard } from './AnnotationCard';
import { usePick } from './use-pick';
import { DocumentHead } from './DocumentHead';
import type { PlaceKeeper } from './list-place';
import { useKeptPlace } from './use-kept-place';
import { useListFollowing } from './use-list-following';

const USUAL_HEIGHT = 104;

interface AnnotationListProps {
  readonly items: readonly TextSelection[];
  /** Only then the page being read says where in the list the reader is. */
  readonly isInReadingOrder: boolean;
  /** Names the list: another name is another list. */
  readonly name: string;
  readonly places: PlaceKeeper;
  /** Whether it has the annotations of several documents, each under its title. */
  readonly isOfCode: boolean;
}

/** The cards, of which only those in view exist. The list follows the reading position and the active highlight. */
export const AnnotationList = memo(function AnnotationList(props: AnnotationListProps) {
  const { items, isInReadingOrder, name, places, isOfCode } = props;
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
  const virtual = useCardVirtualizer(scroller, {
    count: items.length,
    getItemKey,
    usualHeight: USUAL_HEIGHT,
    ...(left && { initialOffset: left.offset, initialMeasurementsCache: left.measured }),
    // What is added, deleted or filtered above leaves what is in view where it is.
    anchorTo: 'end',
  });
  const documentId = useAnnotatorState(({ documents }) => documents.activeId);
  const picked = useAnnotatorState(({ picking }) => (picking.isOn ? picking.picked : undefined));
  const onPick = usePick(items);
  const counts = useMemo(() => (isOfCode ? countByDocument(items) : undefined), [items, isOfCode]);
  useListFollowing(virtual, scroller, {
    items,
    documentId,
    activeId,
    page: isInReadingOrder && !isMovingEnd ? page : undefined,
    isWhole,
    isBack: left !== undefined,
  });
  useKeptPlace(virtual, { name, page, places });
  return (
    <CardRows
      label={t(isOfCode ? 'annotations.labelCode' : 'annotations.label')}
      items={items}
      virtual={virtual}
      onScroller={setScroller}
      renderCard={(item, index) => (
        <>
          {counts && item.documentId !== items[index - 1]?.documentId && (
            <DocumentHead documentId={item.documentId} count={counts.get(item.documentId) ?? 0} />
          )}
          <Slot
            name="AnnotationCard"
            own={AnnotationCard}
            props={{
              selection: item,
              isActive: item.id === activeId,
              isPicked: picked && picked[item.id] === true,
              onPick,
            }}
          />
        </>
      )}
    />
  );
});

function countByDocument(items: readonly TextSelection[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { documentId } of items) counts.set(documentId, (counts.get(documentId) ?? 0) + 1);
  return counts;
}
