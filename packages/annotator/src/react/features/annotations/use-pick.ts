import type { TextSelection } from '@glossator/client-sdk/contract';
import { useCallback, useEffect, useRef } from 'react';
import { useAnnotatorContext } from '../../annotator/context/annotator-context';

/** Picks a card of a list, or leaves it; with Shift, all from the last one. The function stays the same. */
export function usePick(items: readonly TextSelection[]): (id: number, isShift: boolean) => void {
  const { commands, store } = useAnnotatorContext().annotator;
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  });
  return useCallback(
    (id, isShift) => {
      const { picked } = store.getState().picking;
      const listed = latest.current.map((item) => item.id);
      if (isShift) commands.picking.pickThrough(id, listed);
      else commands.picking.pick(id, picked[id] !== true);
    },
    [commands, store],
  );
}
