import { useEffect } from 'react';
import {
  useAnnotatorContext,
  useAnnotatorState,
  useCommands,
} from '../../annotator/context/annotator-context';
import { useBeside } from '../../annotator/context/beside-context';

/** Milliseconds after which the viewer knows how much room it has. */
const RESIZED_MS = 100;

/** Shows whole lines for as long as two documents share the room. */
export function useFittedPages(): void {
  const { isShared } = useBeside();
  const { clock } = useAnnotatorContext();
  const { fitForNow } = useCommands().view;
  const documentId = useAnnotatorState(({ documents }) =>
    documents.status === 'ready' ? documents.activeId : undefined,
  );
  useEffect(() => {
    if (!isShared || documentId === undefined) return undefined;
    let widen: (() => void) | undefined;
    const cancel = clock.after(RESIZED_MS, () => {
      widen = fitForNow();
    });
    return () => {
      cancel();
      widen?.();
    };
  }, [isShared, documentId, fitForNow, clock]);
}
