import { useCallback, useEffect, useRef } from 'react';
import type { Box } from '../../../core/ports/document-viewer';

interface ScrollPlace {
  readonly x: number;
  readonly y: number;
}

/** The rectangle in window pixels, with what `floating-ui` wants besides. */
export interface PlacedBox extends Box {
  readonly top: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/** A box that was measured once, moved by what has been scrolled inside of `stage` since. */
export function useScrolledBox(box: Box, stage: HTMLElement | null): () => PlacedBox {
  const start = useRef<ScrollPlace | undefined>(undefined);
  useEffect(() => {
    start.current = placeOf(stage);
  }, [box, stage]);
  return useCallback(() => {
    const from = start.current ?? placeOf(stage);
    const now = placeOf(stage);
    const x = box.x - (now.x - from.x);
    const y = box.y - (now.y - from.y);
    const { width, height } = box;
    return { x, y, width, height, top: y, left: x, right: x + width, bottom: y + height };
  }, [box, stage]);
}

/** How far everything that scrolls inside of the stage is scrolled. */
function placeOf(stage: HTMLElement | null): ScrollPlace {
  let x = 0;
  let y = 0;
  for (let element = stage?.firstElementChild; element; element = element.firstElementChild) {
    x += element.scrollLeft;
    y += element.scrollTop;
  }
  return { x, y };
}
