import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react';

/** A part that others look for: one of the panels, for which the toolbar has buttons, or the list of an Update, which has keys. */
export type PlacedPart = 'left' | 'right' | 'update';

/** Says that another one is there, until the returned function is called. The same function in every render. */
export type PlacePart = (part: PlacedPart) => () => void;

/** Carries the parts that there are, one entry for each. */
export const PlacedPartsContext = createContext<readonly PlacedPart[]>([]);

/** Carries what adds to them; apart from them, so that who adds is not rendered again. */
export const PlacePartContext = createContext<PlacePart | undefined>(undefined);

/** No part at first. */
export function useMadePlacedParts(): readonly [placed: readonly PlacedPart[], place: PlacePart] {
  const [placed, setPlaced] = useState<readonly PlacedPart[]>([]);
  const place = useCallback((part: PlacedPart) => {
    setPlaced((before) => [...before, part]);
    return () => setPlaced((before) => before.toSpliced(before.indexOf(part), 1));
  }, []);
  return [placed, place];
}

/** Whether a part is there, wherever the host has put it. */
export function useIsPlaced(part: PlacedPart): boolean {
  return useContext(PlacedPartsContext).includes(part);
}

/** Says that a part is there, before anything of it is painted. Throws outside of an annotator. */
export function usePlacing(part: PlacedPart, isPlaced = true): void {
  const place = useContext(PlacePartContext);
  if (!place)
    throw new Error('Parts of an annotator are placed inside of <Annotator> or <AnnotatorProvider> only');
  useLayoutEffect(() => (isPlaced ? place(part) : undefined), [place, part, isPlaced]);
}
