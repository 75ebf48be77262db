import type { AccessLevel } from '@glossator/client-sdk/contract';
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {
  createUnfinishedWork,
  type LeftWork,
  type UnfinishedItem,
  type UnfinishedWork,
} from '../../../core/unfinished/unfinished-work';

/** Carries the unfinished work of a screen to the forms in it. */
export const UnfinishedContext = createContext<UnfinishedWork | undefined>(undefined);

/**
 * One list of unfinished work for a screen with an annotator and forms of its own in it. What takes their place where the access to the Code is
 * lost reads with `useLeftWork` what was being written.
 */
export function UnfinishedWorkProvider({ children }: { readonly children: ReactNode }) {
  const [work] = useState(createUnfinishedWork);
  return <UnfinishedContext.Provider value={work}>{children}</UnfinishedContext.Provider>;
}

/** Registers the form around as unfinished work for as long as it is shown. Does nothing on a screen without a list of it. */
export function useUnfinished(item: UnfinishedItem): void {
  const work = useContext(UnfinishedContext);
  const latest = useRef(item);
  useLayoutEffect(() => {
    latest.current = item;
  });
  useLayoutEffect(() => work?.register(() => [latest.current]), [work]);
}

const NOTHING: LeftWork = { text: undefined, files: [] };

/**
 * On a screen without an annotator: ends unfinished work that an access which falls no longer allows, and gives what would be lost of it, the
 * last time that there was something. An annotator does so itself.
 */
export function useEndedWork(access: AccessLevel): LeftWork {
  const work = useContext(UnfinishedContext);
  const before = useRef(access);
  const [ended, setEnded] = useState(NOTHING);
  useEffect(() => {
    const was = before.current;
    before.current = access;
    if (was === access || !work) return;
    const left = work.end(was, access);
    if (left.text !== undefined || left.files.length > 0) setEnded(left);
  }, [access, work]);
  return ended;
}

/**
 * What was unfinished when the component came: it is called while those in whose place it comes are still there. Nothing on a screen without
 * a list of unfinished work.
 */
export function useLeftWork(): LeftWork {
  const work = useContext(UnfinishedContext);
  const [left] = useState(() => work?.left() ?? NOTHING);
  return left;
}
