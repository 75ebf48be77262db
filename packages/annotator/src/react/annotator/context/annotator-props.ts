import type { ReactNode } from 'react';
import type {
  AccessLevel,
  CitationStyle,
  CodeDocument,
  CodeUpdate,
  LegendEntry,
} from '@glossator/client-sdk/contract';
import type { AnnotatorMessages, LocaleCode } from '@glossator/i18n';
import type { Annotator } from '../../../core/annotator';
import type { AnnotatorPlace } from '../../../core/arrival/commands';
import type { RightTab } from '../../../core/panels/state';
import type { AnnotatorFeatures } from '../../../core/offers/state';
import type { AnnotatorBackend, BackendCalls, LiveSource } from '../../../core/ports/backend';
import type { DocumentViewer } from '../../../core/ports/document-viewer';
import type { ChangeDescription, HighlightDescription } from '../../../core/ports/viewer-marks';
import type { AnnotationHandlers } from './annotation-handlers';
import type { ControlledProps } from './controlled-props';
import type { AnnotatorMenuEntry } from './menu-entry';
import type { AnnotatorPanel } from '../slots/panels';
import type { AnnotatorComponents } from '../slots/slots';
import type { Clock, KeyValueStore, Log } from '../../../core/ports/environment';
import type { ResolveFile } from '../../../core/ports/file-resolver';
import type { OutboxStore } from '../../../core/ports/outbox-store';
import type { TextIndexStore } from '../../../core/ports/text-index';

/** A short message for the user; the host shows it (as a toast, say). */
export interface AnnotatorNotice {
  readonly kind: 'info' | 'error';
  readonly text: string;
}

/** Makes a viewer that shows documents inside of `container`. */
export type CreateViewer = (options: {
  readonly container: HTMLElement;
  readonly assetsUrl: string;
  readonly log: Log;
  /** Where the viewer may keep the text of documents between visits. */
  readonly textStore: TextIndexStore | undefined;
  /** What the handle at the start or end of a highlight is called; asked each time, since the language may change. */
  readonly endLabel: (side: 'start' | 'end') => string;
  /** What a highlight is called for those who read with a screen reader; undefined for one that is not there. */
  readonly describeHighlight: (id: number) => HighlightDescription | undefined;
  /** What a change between two Versions is called for them; there where two Versions are compared. */
  readonly describeChange?: (index: number) => ChangeDescription | undefined;
  /** Whether the viewer reads the whole text in the background, to be searched; yes unless set to false. */
  readonly readsText?: boolean;
}) => DocumentViewer;

/** Properties of `<Annotator>`. Everything with identity (backend, live, storage) should be stable between renders. */
export interface AnnotatorProps extends AnnotatorSetup {
  readonly backend: AnnotatorBackend;
}

/** The properties for annotators inside of it: their backends may have been relieved of calls. */
export interface AnnotatorSetup extends AnnotationHandlers, ControlledProps {
  /** What there is for the user: everything that the backend serves, unless it is false here. */
  readonly features?: AnnotatorFeatures | undefined;
  /** Documents of the Code in their order. */
  readonly documents: readonly CodeDocument[];
  /** What the Code's colors stand for (`legend` of the Code); changes come by `live`, too. Stable between renders. */
  readonly legend?: readonly LegendEntry[];
  /** How the Code's citations are written (`citationStyle` of the Code); in the way of each text's language when undefined. */
  readonly citationStyle?: CitationStyle | undefined;
  /** The open document; the first one when undefined. */
  readonly documentId?: number;
  /** The Selection or general note of the open document to show at first (a link leads there); another one takes the user there. */
  readonly place?: AnnotatorPlace;
  /** The tab of the right panel to show at first; as it was left when undefined. */
  readonly rightTab?: RightTab | undefined;
  /** A Version of the open document, by its number, to show as it was, read-only; the current text when undefined. */
  readonly version?: number;
  /**
   * The user wants to read a Version (by its number), or with undefined the current text; the host then gives it as `version`. Without it the
   * annotator remembers itself.
   */
  readonly onOpenVersion?: (documentId: number, version: number | undefined) => void;
  /** The user wants to see two Versions side by side, by their numbers, the older one first; not offered when undefined. */
  readonly onCompareVersions?: (documentId: number, from: number, to: number) => void;
  /** The Code's title, for mails that share something of it. */
  readonly codeTitle?: string;
  /** The pending Update of the Code (`update` of the Code), for those who may organize; news of it come by `live`, too. */
  readonly update?: CodeUpdate;
  /** The user wants to review the pending Update; without it there is no way to. */
  readonly onReviewUpdate?: () => void;
  /** The user, who may organize, wants to upload a new version of a document; not offered when undefined. */
  readonly onUploadVersion?: (documentId: number) => void;
  /** The user picked another document in the switcher. */
  readonly onDocumentChange?: (documentId: number) => void;
  /** The current user and their access to the Code. */
  readonly user: { readonly id: number; readonly name: string; readonly access: AccessLevel };
  readonly backend: BackendCalls;
  /** Other people's changes; without it there are none. */
  readonly live?: LiveSource;
  /** Address and headers of a document's PDF, of another Version than the current one where the choice says so. */
  readonly resolveFile: ResolveFile;
  /** Address of the folder with the package's `assets` (pdf.js worker, wasm, cmaps, fonts), ending with a slash. */
  readonly assetsUrl: string;
  readonly locale: LocaleCode;
  /** The words of that language (`loadMessages` of the i18n package: all, or those of `annotator` and `emails`). */
  readonly messages: AnnotatorMessages;
  /** Dark follows the system when `auto`, the default. */
  readonly theme?: 'light' | 'dark' | 'auto';
  /** Keeps positions, panel widths and the last color; local storage when undefined. */
  readonly storage?: KeyValueStore;
  /**
   * Keeps changes that are not saved yet until they are, over reloads too, by user and Code: local storage when undefined. With false they
   * are lost with the page, which asks before it is left.
   */
  readonly outboxStore?: OutboxStore | false;
  /**
   * Keeps the text of documents between visits, so that searching need not read it anew: in the browser's IndexedDB when undefined,
   * nowhere when false. Clear it when a session ends (`createBrowserTextStore().clear()`).
   */
  readonly textStore?: TextIndexStore | false;
  /** The console when undefined. */
  readonly log?: Log;
  /** The browser's when undefined. */
  readonly clock?: Clock;
  /** Another viewer than the package's own. Stable between renders. */
  readonly createViewer?: CreateViewer;
  /** Takes the focus when it appears and nothing else has it, so that its keys work immediately: for a screen that is all annotator. */
  readonly autoFocus?: boolean;
  /**
   * The annotator works, and is given for what properties do not cover: its state (`store`), what can be done (`commands`). What is returned is
   * called when that annotator ends, as it does while an old Version is shown.
   */
  readonly onReady?: (annotator: Annotator) => (() => void) | undefined;
  readonly onNotice?: (notice: AnnotatorNotice) => void;
  /** The count of the document's Selections has changed. */
  readonly onSelectionsCountChange?: (documentId: number, count: number) => void;
  /** Put at the start of the toolbar: a way back and the Code's title, say. */
  readonly toolbarStart?: ReactNode;
  /** Put at the end of the toolbar: sharing and presence, say. */
  readonly toolbarEnd?: ReactNode;
  /** Added to the menu at the end of the toolbar: what can be done with the Code, say. */
  readonly menuEntries?: readonly AnnotatorMenuEntry[];
  /** Components in place of parts of the annotator; null leaves a part out. Stable between renders. */
  readonly components?: AnnotatorComponents | undefined;
  /** Tabs that the host adds to the panels. Stable between renders. */
  readonly panels?: readonly AnnotatorPanel[] | undefined;
  /** The host's components inside of the annotator: they can use its hooks, and lie over it where they show something. */
  readonly children?: ReactNode;
}
