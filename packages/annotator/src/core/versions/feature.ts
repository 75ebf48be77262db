import { orderVersions } from '@glossator/client-sdk/order';
import { castDraft } from 'immer';
import { initialVersions, type VersionsState } from './state';
import type { AnnotatorFeature } from '../annotator-feature';
import { defineFeature, reset } from '../store/define-feature';
import { createVersions, type VersionsCommands } from './commands';
import type { VersionsEvent } from './events';

/** How the Versions follow events. What was read stays while it is read again. */
export const versionsFeature: AnnotatorFeature<'versions', VersionsState, VersionsEvent, VersionsCommands> =
  defineFeature({
    name: 'versions',
    initial: initialVersions,
    on: {
      'documents/opened': (versions) => {
        Object.assign(versions, castDraft(initialVersions), { isShown: versions.isShown });
      },
      'documents/reset': (versions) => {
        reset(versions, initialVersions);
      },
      'versions/shown': (versions, { isShown }) => {
        versions.isShown = isShown;
      },
      'versions/restoreAsked': (versions, { number }) => {
        versions.asked = number;
        versions.restored = undefined;
      },
      'versions/restored': (versions, { documentId, number }, { documents }) => {
        if (documents.activeId !== documentId) return;
        versions.asked = undefined;
        versions.restored = number;
      },
      'versions/requested': (versions) => {
        versions.status = 'loading';
        versions.error = undefined;
      },
      'versions/listed': (versions, { documentId, items, reviewed, next }, { documents }) => {
        if (documents.activeId !== documentId) return;
        const ordered = orderVersions(items);
        Object.assign(versions, castDraft({ status: 'ready' as const, items: ordered, reviewed, next }));
      },
      'versions/moreReviewed': (versions, { documentId, reviewed, next }, { documents }) => {
        if (documents.activeId !== documentId) return;
        const known = new Set(versions.reviewed.map(({ id }) => id));
        versions.reviewed.push(...castDraft(reviewed.filter(({ id }) => !known.has(id))));
        versions.next = next;
      },
      'versions/outdated': (versions) => {
        versions.changes += 1;
      },
      'versions/failed': (versions, { documentId, error }, { documents }) => {
        if (documents.activeId === documentId) Object.assign(versions, { status: 'failed', error });
      },
    },
    create: createVersions,
  });
