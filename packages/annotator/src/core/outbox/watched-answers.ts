import type { AnnotatorWorld } from '../annotator-feature';
import type { EntityKinds, EntityRef } from '../entities/entity-kind';
import type { EntityWatch } from '../entities/entity-watch';
import type { DeliveryOptions } from './delivery';
import type { PendingChange } from './state';
import type { Threads } from './threads';

/** What taking in answers works with. */
export interface WatchedAnswersOptions {
  readonly kinds: EntityKinds;
  readonly watch: EntityWatch;
  readonly threads: Threads;
  readonly changes: () => readonly PendingChange[];
  readonly getState: () => AnnotatorWorld['state'];
  readonly dispatch: (event: AnnotatorWorld['event']) => void;
  /** Makes here again what is not saved yet. */
  readonly replay: (isMeant: (change: PendingChange) => boolean) => void;
  readonly refuse: DeliveryOptions['onRefused'];
}

/** What a change is about, by the id that it has now. */
export const createRefOf =
  ({ present }: Threads) =>
  ({ change }: Pick<PendingChange, 'change'>): EntityRef =>
    present(change).ref;

/** Takes in what the server answers to changes, while the entities concerned are watched. */
export function createWatchedAnswers({
  kinds,
  watch,
  threads,
  changes,
  getState,
  dispatch,
  replay,
  refuse,
}: WatchedAnswersOptions): Pick<DeliveryOptions, 'onAnswer' | 'onRefused'> {
  const { inThreadOf } = threads;
  const refOf = createRefOf(threads);
  return {
    onAnswer(pending, { event, entity }) {
      const { change } = pending;
      const kind = kinds.get(change.ref.kind);
      const take = () => {
        if (!event) return;
        dispatch(event);
        // What was done here since comes after what the server says.
        replay(inThreadOf(change));
      };
      if (change.action === 'create' && entity) {
        take();
        watch.saved(kind.name, change.ref.id, kind.find(getState(), refOf(pending)) ?? entity);
        return;
      }
      // It may have joined another one.
      const refs = [refOf(pending), ...(entity ? [kind.refOf(entity)] : [])];
      watch.during(refs, 'remote', take);
    },
    onRefused(pending, refusal) {
      const concerned = changes().filter(inThreadOf(pending.change));
      watch.during(concerned.map(refOf), 'remote', () => refuse(pending, refusal));
    },
  };
}
