import { useEffect, useRef, type RefObject } from 'react';
import type { PagePictures } from '../../../viewer/index';

/** A page of an opened PDF, and how wide it is to be. */
export interface DrawnPage {
  readonly pictures: PagePictures;
  /** Counted from 0. */
  readonly index: number;
  /** CSS pixels; nothing is drawn at 0. */
  readonly width: number;
  /** The page could not be drawn. */
  readonly onError: (error: unknown) => void;
}

/** Draws a page into the element of the reference while the component is mounted. */
export function useDrawnPage({
  pictures,
  index,
  width,
  onError,
}: DrawnPage): RefObject<HTMLDivElement | null> {
  const sheet = useRef<HTMLDivElement>(null);
  const fail = useRef(onError);
  useEffect(() => {
    fail.current = onError;
  });
  useEffect(() => {
    if (width <= 0) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    pictures.draw(index, width, signal).then(
      (canvas) => {
        if (!signal.aborted) sheet.current?.replaceChildren(canvas);
      },
      (error: unknown) => {
        if (!signal.aborted) fail.current(error);
      },
    );
    return () => stopping.abort();
  }, [pictures, index, width]);
  return sheet;
}
