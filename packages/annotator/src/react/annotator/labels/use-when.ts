import { createContext, useContext } from 'react';

/** Formats when something was. */
export type When = (moment: string) => string;

/** Carries the one `When` of an annotator: what formats dates costs more to make than a card that shows one. */
export const WhenContext = createContext<When | undefined>(undefined);

/** Formats when something was, as briefly as possible: today, yesterday, 3 March, 3 March 2024. */
export function useWhen(): When {
  const when = useContext(WhenContext);
  if (!when) throw new Error('This component works inside of an annotator only');
  return when;
}
