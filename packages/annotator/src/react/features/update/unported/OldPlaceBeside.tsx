import { useTranslate } from '@glossator/i18n';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { selectSelection } from '../../../../core/selections/selectors';
import {
  useAnnotatorContext,
  useAnnotatorState,
  useCommands,
} from '../../../annotator/context/annotator-context';
import { createLater } from '../../../controls/later';
import { SplitHandle } from '../../../controls/SplitHandle';
import css from './glossator-old-place.module.css';
import { LazyPart } from '../../../annotator/lists/LazyPart';

const OLD_PLACE_PANE = createLater(async () => (await import('./OldPlacePane')).OldPlacePane);

/** Milliseconds after which the viewer knows how much room it has. */
const RESIZED_MS = 100;

/** The document, and beside it (above it where there is little room) the old page of an annotation that is being placed. */
export function OldPlaceBeside({ children }: { readonly children: ReactNode }) {
  const t = useTranslate('annotator');
  const row = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(0.5);
  const selection = useAnnotatorState((state) =>
    state.unported.oldPlaceOf === undefined ? undefined : selectSelection(state, state.unported.oldPlaceOf),
  );
  const from = selection?.carriedOver?.from;
  const isOpen = from !== undefined;
  const { clock } = useAnnotatorContext();
  const {
    selections: { activate: activateSelection },
    view: { fitForNow },
  } = useCommands();
  const latest = useRef(selection?.id);
  useEffect(() => {
    latest.current = selection?.id;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    // With less room for the document, the place in it may have gone out of view, or its lines be cut off.
    let widen: (() => void) | undefined;
    const cancel = clock.after(RESIZED_MS, () => {
      widen = fitForNow();
      if (latest.current !== undefined) activateSelection(latest.current, true);
    });
    return () => {
      cancel();
      widen?.();
    };
  }, [isOpen, activateSelection, fitForNow, clock]);
  return (
    <div className={css['beside']}>
      <div ref={row} className={css['row']}>
        {selection && from && (
          <>
            <LazyPart later={OLD_PLACE_PANE} props={{ selection, from, share }} />
            <SplitHandle
              label={t('unported.oldPlace.resize')}
              row={row}
              share={share}
              onShare={setShare}
              className={css['handle']}
            />
          </>
        )}
        {children}
      </div>
    </div>
  );
}
