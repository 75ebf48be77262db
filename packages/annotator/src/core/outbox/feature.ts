import { castDraft, type Draft } from 'immer';
import { initialOutbox, type OutboxState } from './state';
import type { AnnotatorFeature } from '../annotator-feature';
import { defineFeature, reset } from '../store/define-feature';
import { createOutbox, type OutboxCommands } from './commands';
import type { OutboxEvent } from './events';

function changeWith(outbox: Draft<OutboxState>, key: string) {
  return outbox.changes.find((change) => change.key === key);
}

function without(outbox: Draft<OutboxState>, keys: readonly string[]): void {
  outbox.changes = outbox.changes.filter(({ key }) => !keys.includes(key));
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
        for (const change of outbox.changes) if (change.state === 'failed') change.state = 'waiting';
      },
    },
    create: createOutbox,
  });
