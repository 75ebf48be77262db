import type { DocumentVersion, InputOf, Operations } from '@glossator/client-sdk/contract';
import { createContext, useContext } from 'react';
import type { ReadSynopsis } from '../synopsis/synopsis-reader';
import type { PlaceTrail } from '../../../core/places/place-trail';

/** Which report is wanted. */
export type WantedReport = InputOf<Operations['codes']['updateReport']>;

/** What the parts of the Versions view can reach. */
export interface VersionsContextValue {
  /** Whether there is a view of Versions at all. */
  readonly isOffered: boolean;
  /** The old Version that is shown, read-only; undefined for the current text. */
  readonly opened: DocumentVersion | undefined;
  /** Whether the user has come back to the current text from an old Version; the list of Versions then stays open. */
  readonly isBack: boolean;
  /** The document whose text was opened last, where the host does not say which one is open. */
  readonly chosenId: number | undefined;
  /** Shows a Version of a document by its number, or the current text. */
  readonly open: (documentId: number, version: number | undefined) => void;
  /** Shows two Versions side by side, by their numbers; undefined where the host has no place for that. */
  readonly compare: ((documentId: number, from: number, to: number) => void) | undefined;
  /** What was read before, in any of them. */
  readonly trail: PlaceTrail;
  readonly canRestore: boolean;
  /** Whether the user may say of which day the law of a Version is. */
  readonly canLabel: boolean;
  /** Reads a synopsis of two Versions; undefined where there are none. */
  readonly readSynopsis: ReadSynopsis | undefined;
  /** Reads a carry-over report; undefined where there are none. */
  readonly readReport: ((wanted: WantedReport, signal: AbortSignal) => Promise<Blob>) | undefined;
}

/** Carries it to the components inside of an annotator. */
export const VersionsContext = createContext<VersionsContextValue | undefined>(undefined);

/** What can be done with Versions; throws outside of an annotator. */
export function useVersions(): VersionsContextValue {
  const value = useContext(VersionsContext);
  if (!value) throw new Error('This component works inside of an annotator only');
  return value;
}
