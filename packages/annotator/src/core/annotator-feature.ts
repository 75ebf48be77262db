import type { LiveEvent } from '@glossator/client-sdk/contract';
import type { AnnotatorCommands, AnnotatorEvent, AnnotatorState, AnnotatorStore } from './features';
import type { EntityKind, EntityKinds, EntityRef } from './entities/entity-kind';
import type { EntityWatch } from './entities/entity-watch';
import type { ChangeQueue, ChangeQueueControl } from './outbox/change-queue';
import type { AnnotatorFeatures } from './offers/state';
import type { BackendCalls, CompleteBackend } from './ports/backend';
import type { DocumentViewer } from './ports/document-viewer';
import type { Clock, KeyValueStore, Log } from './ports/environment';
import type { ResolveFile } from './ports/file-resolver';
import type { OutboxStore } from './ports/outbox-store';
import type { PlaceTrail } from './places/place-trail';
import type { StructureReader } from './ports/structure-reader';
import type { Feature, FeatureParts, Reactions } from './store/define-feature';
import type { AnyFeature } from './store/feature-store';
import type { UnfinishedItem, UnfinishedWork } from './unfinished/unfinished-work';

/** What the features of an annotator are made with. */
export interface CommandContext extends AnnotatorStore {
  /** What the other features can do; there once all features are made. */
  readonly commands: AnnotatorCommands;
  /** Announces a moment to all features, in the order of the list. */
  readonly announce: (moment: Moment) => void;
  /** Brings an entity into view. */
  readonly reveal: (ref: EntityRef) => void;
  /** All kinds of entities. */
  readonly kinds: EntityKinds;
  /** Is shown what happens to entities. */
  readonly watch: EntityWatch;
  readonly backend: CompleteBackend;
  /** The backend without what was put in place of missing calls. */
  readonly servedCalls: BackendCalls;
  /** What the embedder wants at first; everything when undefined. */
  readonly features?: AnnotatorFeatures | undefined;
  /** The viewer that is attached at the moment. */
  readonly viewer: () => DocumentViewer | undefined;
  readonly clock: Clock;
  readonly storage: KeyValueStore;
  readonly log: Log;
  /** Makes an idempotency key that nobody else makes. */
  readonly createKey: () => string;
  /** What is submitted here can be undone. */
  readonly changes: ChangeQueue;
  /** The same without that. */
  readonly queue: ChangeQueueControl;
  /** Where unsaved changes outlive the page; without it they are lost with it. */
  readonly outboxStore?: OutboxStore;
  readonly structureReader: StructureReader;
  readonly resolveFile: ResolveFile;
  /** What was read before. */
  readonly trail: PlaceTrail;
  /** The old Version (its number) that the documents show; undefined for the current text. */
  readonly openedVersion?: number | undefined;
  /** Open forms and running uploads, of the screen around the annotator too. */
  readonly unfinished: UnfinishedWork;
}

/** The moments at which features of an annotator are called, besides commands. */
export interface FeatureHooks {
  /** The annotator begins to work. */
  readonly start: () => void;
  /** It ends: everything that is delayed or under way is given up. It may be started again. */
  readonly stop: () => void;
  /** Called after each event that changed the state. */
  readonly afterEvent: (event: AnnotatorEvent) => void;
  /** Another user is about to take over this window: of the one before, nothing more is sent or shown. The document is left next. */
  readonly leaveUser: () => void;
  /** The open document is about to be left for another one. */
  readonly leaveDocument: () => void;
  /** Another document was opened: what belongs to it is to be fetched. */
  readonly loadDocument: () => void;
  /** Another viewer shows the document from now on, until the returned function is called. */
  readonly attachViewer: (viewer: DocumentViewer) => () => void;
  /** All features are joined to the new viewer. */
  readonly viewerAttached: () => void;
  /** The viewer is about to go. */
  readonly viewerDetached: () => void;
  /** The connection may be back: what was not delivered is sent, the document that was not reached is opened. */
  readonly reconnect: () => void;
  /** What could not be fetched is fetched again. */
  readonly reload: () => void;
  /** Somebody else has changed something, besides entities: those happen by themselves. */
  readonly onLive: (event: LiveEvent) => void;
  /** An entity is to be brought into view; features that do not know its kind do nothing. */
  readonly reveal: (ref: EntityRef) => void;
  /** Lists the feature's open forms and running uploads. */
  readonly listUnfinished: (add: (item: UnfinishedItem) => void) => void;
  /** Live events were missed for good: everything that others can have changed is fetched again. */
  readonly refresh: () => void;
}

/** The moments that concern all features alike. */
export type Moment = {
  [Name in keyof FeatureHooks]: FeatureHooks[Name] extends () => void ? Name : never;
}[keyof FeatureHooks];

/** What the features of an annotator have in common. */
export interface AnnotatorWorld {
  readonly state: AnnotatorState;
  readonly event: AnnotatorEvent;
  readonly context: CommandContext;
  readonly hooks: FeatureHooks;
  readonly commands: AnnotatorCommands;
  readonly kind: EntityKind;
}

/** A feature of an annotator. Its declaration names this type, so that the types of the whole list can be made of it. */
export type AnnotatorFeature<
  Name extends string,
  Slice,
  Event extends { readonly type: `${Name}/${string}` },
  Commands,
  Entities extends object = never,
> = Feature<AnnotatorWorld, Name, Slice, Event, Commands, Entities>;

/** A feature of a list, of any name. */
export interface ListedFeature extends AnyFeature<AnnotatorWorld> {
  readonly kinds: readonly EntityKind[];
  create(context: CommandContext): AnnotatorParts<unknown>;
}

/** What events do to a slice of an annotator's state. */
export type SliceReactions<Slice> = Reactions<AnnotatorWorld, Slice>;

/** A feature of an annotator at work. */
export type AnnotatorParts<Commands> = FeatureParts<AnnotatorWorld, Commands>;
