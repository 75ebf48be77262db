import { castDraft, current, isDraft, type Draft } from 'immer';
import { initialOutbox, type OutboxState, type PendingChange } from './state';
import type { AnnotatorFeature } from '../annotator-feature';
import { defineFeature, reset } from '../store/define-feature';
import { createOutbox, type OutboxCommands } from './commands';
import type { OutboxEvent } from './events';

function changeWith(outbox: Draft<OutboxState>, key: string) {
  return outbox.changes[presentChanges(outbox).findIndex((change) => change.key === key)];
}

/** The changes as they are at this point of a reducer, to look through: thousands of drafts would be made by walking through the list itself. */
function presentChanges({ changes }: Draft<OutboxState>): readonly PendingChange[] {
  return isDraft(changes) ? current(changes) : changes;
}

function without(outbox: Draft<OutboxState>, keys: readonly string[]): void {
  const gone = new Set(keys);
  outbox.changes = castDraft(presentChanges(outbox).filter(({ key }) => !gone.has(key)));
}

/** How the outbox follows events. */
export const outboxFeature: AnnotatorFeature<'outbox', OutboxState, OutboxEvent, OutboxCommands> =
  defineFeature({
    name: 'outbox',
    initial: initialOutbox,
    on: {
      'documents/reset': (outbox) => {
        // Whether this window has room to keep what is unsaved is no one user's.
        reset(outbox, { ...initialOutbox, areKept: outbox.areKept });
      },
      'outbox/queued': (outbox, { change }) => {
        outbox.changes.push(castDraft(change));
      },
      'outbox/adopted': (outbox, { changes }) => {
        outbox.changes = [...changes.map(castDraft), ...outbox.changes];
      },
      'outbox/handedOver': (outbox) => {
        reset(outbox, initialOutbox);
      },
      'outbox/keptOrNot': (outbox, { areKept }) => {
        outbox.areKept = areKept;
      },
      'outbox/sent': (outbox, { key }) => {
        const change = changeWith(outbox, key);
        if (!change) return;
        change.state = 'sending';
        change.wasSent = true;
      },
      'outbox/confirmed': (outbox, { key }) => without(outbox, [key]),
      'outbox/dropped': (outbox, { keys }) => without(outbox, keys),
      'outbox/failed': (outbox, { key }) => {
        const change = changeWith(outbox, key);
        if (!change) return;
        change.state = 'failed';
        change.hasFailed = true;
      },
      'outbox/retried': (outbox) => {
        presentChanges(outbox).forEach(({ state }, index) => {
          const change = state === 'failed' ? outbox.changes[index] : undefined;
          if (change) change.state = 'waiting';
        });
      },
    },
    create: createOutbox,
  });
