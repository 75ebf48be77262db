'use client';

/** The annotator as a React component. The headless core is the entry `core`, the viewer alone the entry `viewer`. */
export { createBrowserOutboxStore, type BrowserOutboxParts } from './browser/browser-outbox-store';
export { createBrowserTextStore, type BrowserTextStoreOptions } from './browser/browser-text-store';
export { POSITION_KEY_PREFIX, VISIT_KEY_PREFIX } from './core/documents/kept-keys';
export type { LeftWork, UnfinishedItem, UnfinishedWork } from './core/unfinished/unfinished-work';
export { unsavedTexts } from './core/unsaved-texts';
export {
  UnfinishedWorkProvider,
  useEndedWork,
  useLeftWork,
  useUnfinished,
} from './react/annotator/context/unfinished-context';
export { Annotator } from './react/workspace/Annotator';
export {
  AnnotatorProvider,
  type AnnotatorProviderProps,
  type ComposedAnnotatorProps,
  type ExistingAnnotatorProps,
} from './react/workspace/AnnotatorProvider';
export {
  AnnotationsPanel,
  BookmarksPanel,
  ContentsPanel,
  NotesPanel,
  PagesPanel,
  UpdatePanel,
} from './react/workspace/parts/panel-parts';
export { LeftPanel, RightPanel } from './react/workspace/parts/tabbed-panels';
export { Toolbar, type ToolbarPartProps } from './react/workspace/parts/Toolbar';
export { Viewer } from './react/workspace/parts/Viewer';
export {
  useOpenDialog,
  type AnnotatorDialog,
  type OpenDialog,
} from './react/annotator/context/dialogs-context';
export { useDrawnPage, type DrawnPage } from './react/annotator/attachments/use-drawn-page';
export {
  usePagePictures,
  type OpenPages,
  type PagesOptions,
  type PageSize,
} from './react/annotator/attachments/use-page-pictures';
export { useActiveDocument } from './react/annotator/hooks/use-active-document';
export { useActiveSelection } from './react/annotator/hooks/use-active-selection';
export { useAnnotator } from './react/annotator/hooks/use-annotator';
export { useSelections, type SelectionFilter } from './react/annotator/hooks/use-selections';
export { useViewer, type ViewerActions, type ViewerView } from './react/annotator/hooks/use-viewer';
export { useAnnotatorState } from './react/annotator/context/annotator-context';
export { AddressField } from './react/features/sharing/AddressField';
export { excessOf, wrongOnes, type Recipients } from './react/features/sharing/recipients';
export { allRecipients, type AddressEntry } from './react/features/sharing/use-address-entry';
export { defaultComponents } from './react/workspace/default-components';
export { IconButton as ToolbarButton } from './react/controls/IconButton';
export type { Icon as AnnotatorIcon, IconProps as AnnotatorIconProps } from './react/controls/icon';
export type { AnnotatorPanel } from './react/annotator/slots/panels';
export type {
  AnnotationCardProps,
  AnnotatorComponents,
  CardFieldsProps,
  EmptyListProps,
  HighlightBarProps,
  LayoutProps,
  SelectionBarProps,
  SlotProps,
  ToolbarProps,
} from './react/annotator/slots/slots';
export type { AnnotatorMenuEntry } from './react/annotator/context/menu-entry';
export type {
  AnnotatorNotice,
  AnnotatorProps,
  CreateViewer,
} from './react/annotator/context/annotator-props';
export type { AnnotatorPlace } from './core/arrival/commands';
export type { AnnotationEvent, AnnotationEventOf, AnnotationKind } from './core/annotation-event';
export type { ControlledProps } from './react/annotator/context/controlled-props';
export type { AnnotationHandlers } from './react/annotator/context/annotation-handlers';
export type { EventOrigin } from './core/store/origin';
export type { Annotator as AnnotatorApi } from './core/annotator';
export type { AnnotatorState } from './core/features';
export type { AnnotatorFeatures } from './core/offers/state';
export type {
  AnnotatorBackend,
  AttachmentCalls,
  BookmarkCalls,
  CallOptions,
  CommentCalls,
  FileContent,
  FileData,
  FileUpload,
  HighlightCalls,
  LiveSource,
  NoteAttachmentCalls,
  NoteCalls,
  SingleCalls,
} from './core/ports/backend';
export { NotSupportedError } from './core/ports/not-supported';
export type { Problem, ProblemCode, ProblemKind } from '@glossator/client-sdk/contract';
export { DocumentOpenError } from './core/ports/document-viewer';
export type {
  DocumentSource,
  DocumentViewer,
  OpenFailure,
  Rotation,
  ZoomScale,
} from './core/ports/document-viewer';
export type { Clock, KeyValueStore, Log } from './core/ports/environment';
export type { FileChoice, ResolveFile } from './core/ports/file-resolver';
export type { StoredChange, OutboxBox, OutboxOwner, OutboxStore } from './core/ports/outbox-store';
export type { StoredText, TextIndexStore } from './core/ports/text-index';
