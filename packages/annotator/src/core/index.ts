/** The annotator without a skin: state, rules and commands; no DOM, no React, no pdf.js. */
export { createAnnotator } from './annotator';
export type { Annotator, AnnotatorOptions } from './annotator';
export type { AnnotationEvent, AnnotationEventOf, AnnotationKind } from './annotation-event';
export type { AnnotatorCommands, AnnotatorEvent, AnnotatorState, AnnotatorStore } from './features';
export { createAnnotatorStore } from './features';
export { canDelete, canEdit, selectCanAnnotate } from './access/selectors';
export { ATTACHABLE_EXTENSIONS } from './attachments/content-type';
export type { Upload, UploadFailure } from './attachments/state';
export { selectHasUnsavedComment } from './comments/selectors';
export { currentOutlineEntry, selectActiveDocument } from './documents/selectors';
export { selectNextStep } from './history/selectors';
export type { ActionLabel } from './entities/labels';
export type { Direction, HistoryEntry } from './history/state';
export type { Notice, NoticeCode } from './notices/state';
export { selectHasFailedChanges, selectUnsavedCount } from './outbox/selectors';
export type { PendingChange } from './outbox/state';
export { selectOfferedAnnotations } from './pdf-annotations/selectors';
export { LEFT_TABS, RIGHT_TABS } from './panels/state';
export type { LeftTab, PanelSide, RightTab } from './panels/state';
export type {
  AnnotatorBackend,
  CallOptions,
  FileContent,
  FileData,
  FileUpload,
  LiveSource,
} from './ports/backend';
export { DocumentOpenError } from './ports/document-viewer';
export type {
  Box,
  DocumentSource,
  DocumentViewer,
  JumpOptions,
  JumpTarget,
  OpenFailure,
  OutlineEntry,
  Rotation,
  ViewerEvents,
  ViewerSelection,
  ViewerState,
  ViewPosition,
  ZoomScale,
} from './ports/document-viewer';
export type { HighlightDescription, ViewerHighlight } from './ports/viewer-marks';
export type { Clock, KeyValueStore, Log } from './ports/environment';
export type { FileChoice, ResolveFile } from './ports/file-resolver';
export type { StoredChange, OutboxBox, OutboxOwner, OutboxStore } from './ports/outbox-store';
export type { ReadStructure, StructureReader } from './ports/structure-reader';
export type { StoredText, TextIndex, TextIndexStore, TextReading } from './ports/text-index';
export type { FoundPlace, FoundPlaces, SearchProgress } from './search/state';
export {
  drawnHighlights,
  findOverlapping,
  placeOf,
  selectActiveSelection,
  selectSelection,
  selectUnported,
} from './selections/selectors';
export type { EventOrigin } from './store/origin';
export { POSITION_KEY_PREFIX, VISIT_KEY_PREFIX } from './documents/kept-keys';
export { pageLabelOf, selectReadingPage } from './view/selectors';
