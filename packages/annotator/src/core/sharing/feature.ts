import type { Draft } from 'immer';
import { initialSharing, type ShareTarget, type SharingState } from './state';
import type { AnnotatorFeature } from '../annotator-feature';
import { defineFeature, reset } from '../store/define-feature';
import { createSharing, type SharingCommands } from './commands';
import type { SharingEvent } from './events';

function close(sharing: Draft<SharingState>): void {
  reset(sharing, initialSharing);
}

function closeFor(sharing: Draft<SharingState>, { kind, id }: ShareTarget): void {
  const { target } = sharing;
  if (target?.kind === kind && target.id === id) close(sharing);
}

/** How the dialog for sharing follows events; it closes with its entity or its document. */
export const sharingFeature: AnnotatorFeature<'sharing', SharingState, SharingEvent, SharingCommands> =
  defineFeature({
    name: 'sharing',
    initial: initialSharing,
    on: {
      'sharing/opened': (sharing, { target }) => {
        reset(sharing, { ...initialSharing, target });
      },
      'sharing/closed': close,
      'sharing/started': (sharing) => {
        sharing.status = 'sending';
        sharing.failure = undefined;
        sharing.retryAfterMs = undefined;
      },
      'sharing/succeeded': (sharing, { sentTo }) => {
        sharing.status = 'succeeded';
        sharing.sentTo.push(...sentTo);
      },
      'sharing/failed': (sharing, { failure, retryAfterMs, sentTo }) => {
        sharing.status = 'failed';
        sharing.failure = failure;
        sharing.retryAfterMs = retryAfterMs;
        sharing.sentTo.push(...sentTo);
      },
      'documents/opened': close,
      'documents/reset': close,
      'selections/deleted': (sharing, { id }) => closeFor(sharing, { kind: 'annotation', id }),
      'notes/deleted': (sharing, { id }) => closeFor(sharing, { kind: 'note', id }),
    },
    create: createSharing,
  });
