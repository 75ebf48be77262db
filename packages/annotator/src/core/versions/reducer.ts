import { castDraft } from 'immer';
import type { Reducers } from '../store/reducers';
import { initialVersions } from './state';

/** How the Versions follow events. What was read stays while it is read anew. */
export const versionsReducers: Reducers = {
  'documents/opened': ({ versions }) => {
    Object.assign(versions, castDraft(initialVersions), { isShown: versions.isShown });
  },
  'versions/shown': ({ versions }, { isShown }) => {
    versions.isShown = isShown;
  },
  'versions/restoreAsked': ({ versions }, { number }) => {
    versions.asked = number;
    versions.restored = undefined;
  },
  'versions/restored': ({ versions, documents }, { documentId, number }) => {
    if (documents.activeId !== documentId) return;
    versions.asked = undefined;
    versions.restored = number;
  },
  'versions/requested': ({ versions }) => {
    if (versions.status !== 'ready') versions.status = 'loading';
  },
  'versions/listed': ({ versions, documents }, { documentId, items, reviewed, next }) => {
    if (documents.activeId !== documentId) return;
    Object.assign(versions, castDraft({ status: 'ready' as const, items, reviewed, next }));
  },
  'versions/moreReviewed': ({ versions, documents }, { documentId, reviewed, next }) => {
    if (documents.activeId !== documentId) return;
    const known = new Set(versions.reviewed.map(({ id }) => id));
    versions.reviewed.push(...castDraft(reviewed.filter(({ id }) => !known.has(id))));
    versions.next = next;
  },
  'versions/outdated': ({ versions }) => {
    versions.heard += 1;
  },
  'versions/failed': ({ versions, documents }, { documentId }) => {
    if (documents.activeId === documentId) versions.status = 'failed';
  },
};
