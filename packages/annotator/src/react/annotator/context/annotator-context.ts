import type { CitationStyle, InputOf, Operations } from '@glossator/client-sdk/contract';
import { createContext, useContext } from 'react';
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/shim/with-selector';
import type { Annotator } from '../../../core/annotator';
import type { AnnotatorCommands, AnnotatorState } from '../../../core/features';
import type { OffersState } from '../../../core/offers/state';
import type { AttachTarget } from '../../../core/attachments/state';
import type { Clock, Log } from '../../../core/ports/environment';
import type { ResolveFile } from '../../../core/ports/file-resolver';
import type { TextIndexStore } from '../../../core/ports/text-index';
import type { CreateViewer } from './annotator-props';
import { useAnnotator } from '../hooks/use-annotator';
import type { EscapeStack } from '../../controls/keys/escape-stack';
import type { ShownViewer } from './shown-viewer';

/** How a document is wanted as a file. */
export type DocumentDownload = InputOf<Operations['documents']['download']>;

/** Which annotations are wanted as a document, and how. */
export type WantedAnnotations = InputOf<Operations['codes']['annotationsDocument']>;

/** What every component inside an annotator can reach. */
export interface AnnotatorContextValue {
  readonly annotator: Annotator;
  readonly clock: Clock;
  readonly log: Log;
  readonly escapes: EscapeStack;
  /** Where the text of documents is kept between visits. */
  readonly textStore: TextIndexStore | undefined;
  readonly shownViewer: ShownViewer;
  /** What ids of elements begin with. */
  readonly annotatorId: string;
  /** Address of the folder with the package's assets. */
  readonly assetsUrl: string;
  /** Reads the file of an attachment. */
  readonly readAttachment: (
    kind: AttachTarget['kind'],
    attachmentId: number,
    signal: AbortSignal,
  ) => Promise<Blob>;
  /** Reads a document as a file to keep. */
  readonly readDocument: (wanted: DocumentDownload, signal: AbortSignal) => Promise<Blob>;
  /** Reads annotations as a document to keep; undefined where the backend makes none. */
  readonly readAnnotations: ((wanted: WantedAnnotations, signal: AbortSignal) => Promise<Blob>) | undefined;
  /** Tells where a document's PDF is, of an old Version too. */
  readonly resolveFile: ResolveFile;
  /** Another viewer than the package's own. */
  readonly createViewer: CreateViewer | undefined;
  /** Lets the user review the pending Update, where the host can. */
  readonly reviewUpdate: (() => void) | undefined;
  /** Lets the user upload a new version of the open document, where they may and the host can. */
  readonly uploadVersion: (() => void) | undefined;
  /** How citations are written; in the way of each text when undefined. */
  readonly citationStyle: CitationStyle | undefined;
  /** The Code's title, where the host passes it. */
  readonly codeTitle: string | undefined;
  /** Opens another document (the host may have to agree). */
  readonly chooseDocument: (documentId: number) => void;
}

/** Carries the annotator to the components inside it. */
export const AnnotatorContext = createContext<AnnotatorContextValue | undefined>(undefined);

/** The annotator around; throws outside of one. */
export function useAnnotatorContext(): AnnotatorContextValue {
  const value = useContext(AnnotatorContext);
  if (!value) throw new Error('This component works inside of an annotator only');
  return value;
}

/** What can be done. */
export function useCommands(): AnnotatorCommands {
  return useAnnotatorContext().annotator.commands;
}

/** What there is for the user: what the host wants and the backend serves. */
export function useOffers(): OffersState {
  return useAnnotatorState(({ offers }) => offers);
}

/** A part of the state; the component renders again when it is another one by `isEqual` (`Object.is` by default). */
export function useAnnotatorState<Part>(
  select: (state: AnnotatorState) => Part,
  isEqual?: (a: Part, b: Part) => boolean,
): Part {
  const { store } = useAnnotator();
  return useSyncExternalStoreWithSelector(store.subscribe, store.getState, store.getState, select, isEqual);
}
