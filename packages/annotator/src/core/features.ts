import { accessFeature } from './access/feature';
import type { AnnotatorWorld, ListedFeature } from './annotator-feature';
import { articleLinksFeature } from './arrival/article-links';
import { arrivalFeature } from './arrival/feature';
import { articlesElsewhereFeature } from './structure/elsewhere/feature';
import { attachmentsFeature } from './attachments/feature';
import { bookmarksFeature } from './bookmarks/feature';
import { codeSearchFeature } from './code-search/feature';
import { codeUpdateFeature } from './code-update/feature';
import { commentsFeature } from './comments/feature';
import { documentsFeature } from './documents/feature';
import { newVersionFeature } from './documents/new-version';
import { visitsFeature } from './documents/visits';
import { filterFeature } from './filter/feature';
import { historyFeature } from './history/feature';
import { legendFeature } from './legend/feature';
import { notesFeature } from './notes/feature';
import { noticesFeature } from './notices/feature';
import { offersFeature } from './offers/feature';
import { outboxFeature } from './outbox/feature';
import { placesFeature } from './places/feature';
import { panelsFeature } from './panels/feature';
import { pdfAnnotationsFeature } from './pdf-annotations/feature';
import { pickingFeature } from './picking/feature';
import { searchFeature } from './search/feature';
import { selectionsFeature } from './selections/feature';
import { sharingFeature } from './sharing/feature';
import {
  createFeatureStore,
  type CommandsOf,
  type EntitiesOf,
  type EventOf,
  type StateOf,
} from './store/feature-store';
import type { Store } from './store/observable-store';
import { structureFeature } from './structure/feature';
import { taggingFeature } from './tagging/feature';
import { unportedFeature } from './unported/feature';
import { versionsFeature } from './versions/feature';
import { viewFeature } from './view/feature';
import { visibilityFeature } from './access/visibility/feature';

/**
 * All features of an annotator: its state, its events and its commands are made of this list. They react to events in this order:
 * what the others do with `documents/opened` relies on the new active document, and undecided annotations are counted among the
 * Selections that are there.
 */
export const features = [
  offersFeature,
  documentsFeature,
  outboxFeature,
  selectionsFeature,
  newVersionFeature,
  visitsFeature,
  commentsFeature,
  bookmarksFeature,
  notesFeature,
  visibilityFeature,
  attachmentsFeature,
  arrivalFeature,
  structureFeature,
  placesFeature,
  articleLinksFeature,
  articlesElsewhereFeature,
  searchFeature,
  codeSearchFeature,
  codeUpdateFeature,
  sharingFeature,
  taggingFeature,
  filterFeature,
  legendFeature,
  pickingFeature,
  panelsFeature,
  unportedFeature,
  noticesFeature,
  accessFeature,
  historyFeature,
  pdfAnnotationsFeature,
  versionsFeature,
  viewFeature,
] as const;

/** The whole state of one annotator: one slice a feature, frozen. */
export type AnnotatorState = StateOf<typeof features>;

/** Everything that can happen in an annotator. Nothing but events changes its state. */
export type AnnotatorEvent = EventOf<typeof features>;

/** Everything that people make, by the names of the kinds. */
export type AnnotationEntities = EntitiesOf<typeof features>;

/** Everything a user interface can do, by feature: `commands.bookmarks.submit()`. */
export type AnnotatorCommands = CommandsOf<typeof features>;

/** The state of one annotator and the events that change it. */
export type AnnotatorStore = Store<AnnotatorState, AnnotatorEvent>;

/** A store of its own for one annotator; nothing is shared with another one. */
export function createAnnotatorStore(list: readonly ListedFeature[] = features): AnnotatorStore {
  return createFeatureStore<AnnotatorWorld>(list);
}
