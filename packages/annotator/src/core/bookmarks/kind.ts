import type { Bookmark } from '@glossator/client-sdk/contract';
import { defineEntityKind } from '../entities/entity-kind';
import { hides, refusedVisibility, visibilityBefore, visibilityLabels } from '../entities/visible-kind';

/** Bookmarks as entities. */
export const bookmarkKind = defineEntityKind<Bookmark>({
  name: 'bookmark',
  refOf: ({ id }) => ({ kind: 'bookmark', id }),
  find: ({ bookmarks }, ref) => bookmarks.items.find(({ id }) => id === ref.id),
  nextId: ({ bookmarks }) => bookmarks.nextId,
  list: {
    status: ({ bookmarks }) => bookmarks.status,
    load: ({ bookmarks }) => void bookmarks.load(),
  },
  calls: ({ bookmarks }) => ({
    create: ({ documentId, name, page, visibility }, options) =>
      bookmarks.create({ documentId, name, page, ...(visibility && { visibility }) }, options),
    update: (id, { name, page, visibility }, options) =>
      bookmarks.update(
        {
          id,
          ...(name !== undefined && { name }),
          ...(page !== undefined && { page }),
          ...(visibility && { visibility }),
        },
        options,
      ),
    delete: (id, options) => bookmarks.delete({ id }, options),
    restore: (id, options) => bookmarks.restore({ id }, options),
  }),
  events: {
    created: (entity, { origin }) => ({ type: 'bookmarks/created', origin, entity }),
    updated: ({ id }, changes, { origin }) => ({ type: 'bookmarks/updated', origin, id, changes }),
    deleted: ({ id }, origin) => ({ type: 'bookmarks/deleted', origin, id }),
    restored: (entity, { origin }) => ({ type: 'bookmarks/restored', origin, entity }),
    saved: (temporaryId, saved) => ({ type: 'bookmarks/saved', origin: 'remote', temporaryId, saved }),
    refused: ({ id }) => ({ type: 'bookmarks/refused', origin: 'remote', temporaryId: id }),
  },
  live: {
    created: 'BOOKMARK/CREATE',
    updated: 'BOOKMARK/UPDATE',
    deleted: 'BOOKMARK/DELETE',
    fields: ({ name, page, updatedAt, visibility = 'code' }) => ({ name, page, updatedAt, visibility }),
    isMadeByUpdate: true,
  },
  written: ({ name }) => ({ texts: [name ?? ''] }),
  takeBack(change, later) {
    const visibility = visibilityBefore(change, later);
    const { id } = change.ref;
    return visibility && { type: 'bookmarks/updated', origin: 'remote', id, changes: { visibility } };
  },
  refused: refusedVisibility,
  isReliedOn: hides,
  facets: {
    groups: [],
    of: ({ name }) => ({ texts: [name] }),
    isChangedBy: ({ type }) =>
      ['bookmarks/created', 'bookmarks/updated', 'bookmarks/deleted', 'bookmarks/restored'].includes(type),
    showHit(hit, { panels, view }) {
      if (hit.kind !== 'bookmark') return false;
      panels.chooseLeftTab('bookmarks');
      view.goToPage(hit.page);
      return true;
    },
  },
  undo: {
    noun: 'Bookmark',
    groups: [['name'], ['visibility']],
    absent: { visibility: 'code' },
    labelOf: (to) => visibilityLabels(to)?.label ?? 'renameBookmark',
    noticeOf: (to) => visibilityLabels(to)?.notice,
    isStamped: ({ name }) => name !== undefined,
  },
});
