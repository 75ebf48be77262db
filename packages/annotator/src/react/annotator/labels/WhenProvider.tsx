import type { ReactNode } from 'react';
import { useMakeWhen, WhenContext } from './use-when';

/** Lets everything inside of an annotator say when something was. */
export function WhenProvider({ children }: { readonly children: ReactNode }) {
  return <WhenContext.Provider value={useMakeWhen()}>{children}</WhenContext.Provider>;
}
