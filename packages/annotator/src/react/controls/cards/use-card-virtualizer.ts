import { useVirtualizer } from '@tanstack/react-virtual';

type Options = Parameters<typeof useVirtualizer<HTMLElement, HTMLLIElement>>[0];

/** A list of cards of which only those in view exist. */
export type CardVirtualizer = ReturnType<typeof useVirtualizer<HTMLElement, HTMLLIElement>>;

interface CardVirtualizerOptions
  extends
    Pick<Options, 'count'>,
    Required<Pick<Options, 'getItemKey'>>,
    Partial<Pick<Options, 'initialOffset' | 'initialMeasurementsCache' | 'anchorTo'>> {
  /** The height in CSS pixels that a card has until it has been measured. */
  readonly usualHeight: number;
}

/** Makes the virtual list of the cards inside `scroller`. */
export function useCardVirtualizer(
  scroller: HTMLElement | null,
  { usualHeight, ...options }: CardVirtualizerOptions,
): CardVirtualizer {
  return useVirtualizer<HTMLElement, HTMLLIElement>({
    ...options,
    getScrollElement: () => scroller,
    estimateSize: () => usualHeight,
    gap: 9,
    paddingStart: 2,
    paddingEnd: 24,
    overscan: 5,
    // Positions are written to the elements; React renders only for other cards, and never in the middle of its work.
    directDomUpdates: true,
    useFlushSync: false,
  });
}
