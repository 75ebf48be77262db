import type { AnnotatorParts, CommandContext, ListedFeature, Moment } from './annotator-feature';
import { createAnnotatorStore, features, type AnnotatorCommands, type AnnotatorStore } from './features';
import { gatherKinds, type EntityKinds } from './entities/entity-kind';
import type { AnnotationEvent } from './annotation-event';
import { createEntityWatch } from './entities/entity-watch';
import { createRecorder } from './history/recorder';
import { followLive } from './live/follow-live';
import { createChangeQueue } from './outbox/change-queue';
import { createPlaceTrail, type PlaceTrail } from './places/place-trail';
import { completeBackend } from './offers/complete-backend';
import type { BackendCalls, LiveSource } from './ports/backend';
import type { DocumentViewer } from './ports/document-viewer';
import type { StructureReader } from './ports/structure-reader';
import { READ_IN_PLACE } from './structure/read-in-place';
import { createUnfinishedWork, type UnfinishedItem, type UnfinishedWork } from './unfinished/unfinished-work';

/** What an annotator is made of. */
export interface AnnotatorOptions extends Pick<
  CommandContext,
  'features' | 'resolveFile' | 'clock' | 'storage' | 'outboxStore' | 'log' | 'createKey' | 'openedVersion'
> {
  readonly backend: BackendCalls;
  /** Recognizes articles and divisions away from everything else; when undefined it is done in place. */
  readonly structureReader?: StructureReader;
  /** That of the screen around, where that has forms of its own; when undefined the annotator makes one. */
  readonly unfinished?: UnfinishedWork;
  /** What was read before, where this annotator takes another one's place; when undefined nothing was. */
  readonly trail?: PlaceTrail;
}

/** One annotator without a user interface: its state, what can be done, and where a viewer and live changes are attached. */
export interface Annotator {
  readonly store: Pick<AnnotatorStore, 'getState' | 'subscribe'>;
  readonly commands: AnnotatorCommands;
  /** All kinds of entities. */
  readonly kinds: EntityKinds;
  readonly unfinished: UnfinishedWork;
  /** Calls `listener` when something that people make was made, changed, deleted or saved, until the returned function is called. */
  readonly onAnnotationEvent: (listener: (event: AnnotationEvent) => void) => () => void;
  /** Shows the active document in this viewer until the returned function is called; the viewer is not destroyed then. */
  readonly attachViewer: (viewer: DocumentViewer) => () => void;
  /** Follows other people's changes until the returned function is called. */
  readonly attachLive: (live: LiveSource) => () => void;
  /** Another way to find files, from the next document on. */
  readonly setFileResolver: (resolve: AnnotatorOptions['resolveFile']) => void;
  /** Lets it work; the returned function ends everything that is delayed or under way. It may be started again then. */
  readonly start: () => () => void;
}

/** Makes an annotator. Two of them do not know of each other. */
export function createAnnotator(options: AnnotatorOptions): Annotator {
  return createAnnotatorOf(features, options);
}

/** Makes an annotator of a list of features: those of `features`, and whatever else it shall have. */
export function createAnnotatorOf(list: readonly ListedFeature[], options: AnnotatorOptions): Annotator {
  const store = createAnnotatorStore(list);
  const commands = {} as AnnotatorCommands;
  const hooks: AnnotatorParts<unknown>[] = [];
  let viewer: DocumentViewer | undefined;
  let { resolveFile } = options;
  const announce = (moment: Moment) => {
    for (const hook of hooks) hook[moment]?.();
  };
  const kinds = gatherKinds(list.flatMap((feature) => feature.kinds));
  const backend = completeBackend(options.backend, () => store.getState().offers);
  const watch = createEntityWatch({ ...options, ...store, kinds });
  const queue = createChangeQueue({ ...options, ...store, kinds, backend, watch });
  const unfinished = options.unfinished ?? createUnfinishedWork();
  const context: CommandContext = {
    structureReader: READ_IN_PLACE,
    unfinished,
    trail: createPlaceTrail(),
    ...options,
    ...store,
    backend,
    servedCalls: options.backend,
    commands,
    announce,
    reveal(ref) {
      for (const hook of hooks) hook.reveal?.(ref);
    },
    kinds,
    watch,
    viewer: () => viewer,
    queue,
    changes: createRecorder({ kinds, queue, backend, ...store }),
    resolveFile: (document, choice) => resolveFile(document, choice),
  };
  for (const { name, create } of list) {
    const parts = create(context);
    hooks.push(parts);
    Object.assign(commands, { [name]: parts.commands });
  }

  return {
    store,
    commands,
    kinds,
    unfinished,
    // What has the name of a kind is one of its entities (`defineEntityKind`).
    onAnnotationEvent: (listener) => watch.subscribe((event) => listener(event as AnnotationEvent)),
    attachViewer(attached) {
      viewer = attached;
      const endings = hooks.map((hook) => hook.attachViewer?.(attached));
      announce('viewerAttached');
      return () => {
        for (const end of endings) end?.();
        announce('viewerDetached');
        if (viewer === attached) viewer = undefined;
      };
    },
    attachLive: (live) =>
      followLive(live, context, {
        onLive(event) {
          for (const hook of hooks) hook.onLive?.(event);
        },
        onReload: () => announce('refresh'),
      }),
    setFileResolver: (resolve) => {
      resolveFile = resolve;
    },
    start() {
      announce('start');
      const unsubscribe = store.subscribe((event) => {
        for (const hook of hooks) hook.afterEvent?.(event);
      });
      const unregister = unfinished.register(() => {
        const items: UnfinishedItem[] = [];
        for (const hook of hooks) hook.listUnfinished?.((item) => items.push(item));
        return items;
      });
      return () => {
        unregister();
        unsubscribe();
        announce('stop');
      };
    },
  };
}
