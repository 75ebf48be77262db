import type { ProblemCode } from '@glossator/client-sdk/contract';
import type { AnnotatorWorld } from '../annotator-feature';
import type { EntityChange, EntityKinds, RefusalOfUpdate } from '../entities/entity-kind';

type Notice = Extract<AnnotatorWorld['event'], { readonly type: 'notices/raised' }>;

/** The message for a refused change (texts of section 5 of the specification). */
export function noticeOfRefusal({ action }: EntityChange, code: ProblemCode): Notice['code'] {
  if (action === 'restore') return code === 'SELECTION_OVERLAP' ? 'undoOverlap' : 'undoTooLate';
  if (code === 'SELECTION_OVERLAP') return 'overlap';
  return code === 'SELECTION_OUTSIDE_DOCUMENT' ? 'outsidePage' : 'generic';
}

/**
 * What the user had written in changes that will not be saved, for them to copy out, with the quote it was about; undefined when they
 * had written nothing.
 */
export function writtenIn(kinds: EntityKinds, changes: readonly EntityChange[]): string | undefined {
  const restored = changes.filter(({ action }) => action === 'restore');
  const others = changes.filter(({ action }) => action === 'create' || action === 'update');
  const written = [...restored, ...others].map((change) => {
    const { written: writtenOf } = kinds.get(change.ref.kind);
    return writtenOf('entity' in change ? change.entity : 'to' in change ? change.to : {}, change.action);
  });
  const texts = written.flatMap((each) => each.texts);
  const about = written.flatMap((each) => each.about ?? []);
  return texts.length > 0 ? [...about, ...texts].join('\n\n') : undefined;
}

/**
 * Takes back what never existed on the server; changes and deletions are not rolled back (specification section 4) but where their kind
 * says so. `later` are the changes of the same thread that are still to be sent.
 */
export function takeBack(
  kinds: EntityKinds,
  change: EntityChange,
  later: readonly EntityChange[],
  refusal: RefusalOfUpdate,
): AnnotatorWorld['event'] | undefined {
  const kind = kinds.get(change.ref.kind);
  switch (change.action) {
    case 'create':
      return kind.events.refused(change.ref);
    case 'restore':
      return kind.events.deleted(change.ref, 'remote');
    case 'update':
      return kind.takeBack?.(
        change,
        later.flatMap((next) => (next.action === 'update' && next.ref.kind === kind.name ? [next] : [])),
        refusal,
      );
    case 'delete':
      return undefined;
  }
}
