import type { TextSelection } from '@glossator/client-sdk/contract';
import { mergeTags } from '@glossator/client-sdk/order';
import { canDecide, canEdit } from '../access/selectors';
import { kindOf } from './entry';
import { defineEntityKind } from '../entities/entity-kind';
import { decisionOf, fieldsOfDecision } from './decision';
import { citedAsBefore } from './cited-as-before';
import { entryWithIds } from './entry-kind';
import { inputOf, isRange, type SelectionFields as Fields } from './kind-input';
import { givesRange, isMove, leavesPlace, takesPlace } from './kind-places';
import { rangeOf } from './list';
import { hides, refusedVisibility, visibilityBefore, visibilityLabels } from '../entities/visible-kind';
import { isPrivate, visibilityOf } from '../entities/visibility';
import {
  findOverlapping,
  isUnported,
  placeOf,
  selectionsById,
  selectQuotedRange,
  selectSelectionOfCode,
  selectSelectionsOf,
} from './selectors';

/** Selections as entities. */
export const selectionKind = defineEntityKind<TextSelection>({
  name: 'selection',
  refOf: ({ id }) => ({ kind: 'selection', id }),
  find: (state, { id }) => selectSelectionOfCode(state, id),
  index: selectionsById,
  nextId: ({ selections }) => selections.nextId,
  list: {
    status: (state, documentId) =>
      documentId === undefined ? state.selections.status : selectSelectionsOf(state, documentId).status,
    load: () => undefined,
  },
  calls: ({ selections, selections: { restore } }) => ({
    create: (selection, options) => {
      const { documentId, text, color, area, isBookmark, name, tags, visibility } = selection;
      const bookmark = isBookmark && { isBookmark, name };
      const seenBy = visibility && { visibility };
      const place = { ...rangeOf(selection), ...(area && { area }) };
      return selections.create(
        { documentId, text, color, ...place, ...bookmark, ...(tags && { tags }), ...seenBy },
        options,
      );
    },
    update: (id, to, options, from) => selections.update(inputOf(id, to, from), options),
    delete: (id, options) => selections.delete({ id }, options),
    ...(restore && { restore: (id, options) => restore({ id }, options) }),
  }),
  events: {
    // What another page has made, the user did not make just now, and the text that is open may be another one.
    created: (selection, { origin, isFound = false }) => ({
      type: 'selections/created',
      origin: isFound ? 'remote' : origin,
      selection,
      ...(origin === 'local' && !isFound && { isTrusted: true }),
    }),
    updated: ({ id }, { joins: _joins, ...changes }: Fields, { origin, isFound = false }) => ({
      type: 'selections/updated',
      origin,
      id,
      changes,
      ...(origin === 'local' && !isFound && { isTrusted: true }),
    }),
    deleted: ({ id }, origin) => ({ type: 'selections/deleted', origin, id }),
    restored: (selection, { origin, isFound = false }) => ({
      type: 'selections/restored',
      origin: isFound ? 'remote' : origin,
      selection,
    }),
    saved: (temporaryId, saved) => ({ type: 'selections/saved', origin: 'remote', temporaryId, saved }),
    refused: ({ id }) => ({ type: 'selections/refused', origin: 'remote', temporaryId: id }),
  },
  live: {
    created: 'SELECTION/CREATE',
    updated: 'SELECTION/UPDATE',
    deleted: 'SELECTION/DELETE',
    // An update copies only the changed keys (specification section 4): those that differ from what is here.
    fields({ id, ...sent }, state) {
      const present = selectSelectionOfCode(state, id);
      const here = new Map<string, unknown>(Object.entries(present ?? {}));
      const fields = { ...sent, ...citedAsBefore(present, sent.carriedOver) };
      return Object.fromEntries(
        Object.entries(fields).filter(
          ([key, value]) => present && JSON.stringify(here.get(key)) !== JSON.stringify(value),
        ),
      );
    },
    isMadeByUpdate: true,
  },
  withIds: (selection, idOf) => ({
    ...selection,
    id: idOf('selection', selection.id),
    data: selection.data.map((entry) => entryWithIds(entry, idOf)),
  }),
  written({ text = '', data = [] }, action) {
    const comments = data.flatMap((entry) => (entry.type === 'comment' ? [entry.text] : []));
    if (action === 'create') return { texts: [], about: text };
    return comments.length > 0 ? { texts: [text, ...comments] } : { texts: [] };
  },
  // The server refuses a Selection on words that another one has not left yet.
  order: { needs: takesPlace, frees: leavesPlace },
  over: ({ from, to }, { tags: present = [] }) =>
    to.tags && from?.tags
      ? { ...to, tags: [...mergeTags(present, { former: from.tags, wanted: to.tags })] }
      : to,
  settled({ ref: { id }, to }, saved) {
    if (saved.id !== id) return { type: 'selections/joined', origin: 'remote', id, joined: saved };
    // With those that others have added meanwhile.
    if (to.tags)
      return { type: 'selections/updated', origin: 'remote', id, changes: { tags: saved.tags ?? [] } };
    if (to.status !== undefined)
      return { type: 'selections/decisionSettled', origin: 'remote', id, decision: decisionOf(saved) };
    if (!isRange(to)) return undefined;
    const quoted = { range: rangeOf(to), text: to.text ?? saved.text };
    return { type: 'selections/rangeSaved', origin: 'remote', id, quoted };
  },
  // No two highlights may stand on the same words, and a place that is not sure after all is not shown as one.
  takeBack(change, later) {
    const {
      ref: { id },
      from,
      to,
    } = change;
    const visibility = visibilityBefore(change, later);
    if (visibility) return { type: 'selections/updated', origin: 'remote', id, changes: { visibility } };
    if (to.tags && from?.tags)
      return { type: 'tagging/refused', origin: 'remote', id, former: from.tags, wanted: to.tags };
    if (to.status !== undefined) {
      const isDecidedAnew = later.some((next) => next.to.status !== undefined);
      if (isDecidedAnew || !from || !isRange(from) || from.status === undefined) return undefined;
      const { status, text = '', carriedOver } = from;
      const { area } = from;
      const decision = {
        status,
        text,
        range: rangeOf(from),
        ...(area && { area }),
        ...(carriedOver && { carriedOver }),
      };
      return { type: 'selections/decisionSettled', origin: 'remote', id, decision };
    }
    // What is on its way decides where it will stand.
    if (!isRange(to) || later.some(givesRange)) return undefined;
    return { type: 'selections/rangeRefused', origin: 'remote', id };
  },
  refused: refusedVisibility,
  isReliedOn: hides,
  facets: {
    groups: ['highlight'],
    of: ({ text, name, color, tags = [], data, visibility }) => ({
      texts: [text, name ?? ''],
      color,
      tags,
      marks: isPrivate({ visibility }) ? ['private'] : [],
      parts: data.map((entity) => ({ kind: kindOf(entity), entity })),
      // What carries something is counted by that.
      ...(data.length === 0 && { group: 'highlight' }),
    }),
    isChangedBy: (event) =>
      event.type === 'selections/updated'
        ? 'text' in event.changes || 'name' in event.changes
        : ['selections/created', 'selections/deleted', 'selections/restored'].includes(event.type),
    // Comments and attachments too: they are shown with it.
    showHit(hit, { arrival }) {
      if (!('selectionId' in hit)) return false;
      arrival.arriveAt({ kind: 'selection', id: hit.selectionId });
      return true;
    },
  },
  undo: {
    noun: 'Highlight',
    groups: [
      ['color'],
      ['name'],
      ['isBookmark'],
      ['tags'],
      ['visibility'],
      [
        'startPage',
        'startElement',
        'startCharacter',
        'endPage',
        'endElement',
        'endCharacter',
        'area',
        'text',
        'status',
        'carriedOver',
      ],
    ],
    // Tags that others have added stay when one's own are taken back.
    uncompared: ['carriedOver', 'area', 'tags'],
    absent: { visibility: 'code', tags: [] },
    labelOf(to) {
      if (to.status !== undefined) return 'confirmPlace';
      if (isMove(to)) return 'moveHighlight';
      const seenBy = visibilityLabels(to);
      if (seenBy) return seenBy.label;
      if (to.isBookmark !== undefined) return to.isBookmark ? 'createBookmark' : 'deleteBookmark';
      if (to.tags) return 'tagHighlight';
      return to.color === undefined ? 'renameBookmark' : 'recolorHighlight';
    },
    noticeOf: (to) => visibilityLabels(to)?.notice,
    complete(state, present, to) {
      if (to.status !== undefined) {
        const after = decisionOf({ ...present, ...to });
        return { from: fieldsOfDecision(decisionOf(present)), to: fieldsOfDecision(after) };
      }
      // The range that a Selection had is the one at which it stood in the open text.
      const quoted = isMove(to) ? selectQuotedRange(state, present.id) : undefined;
      if (!quoted) {
        const { color, name, isBookmark, tags = [] } = present;
        const from = {
          ...(to.color && { color }),
          ...('name' in to && { name: name ?? '' }),
          ...(to.isBookmark !== undefined && { isBookmark }),
          ...(to.tags && { tags }),
          ...(to.visibility && { visibility: visibilityOf(present) }),
        };
        return { from, to };
      }
      const after = { ...present, ...to };
      return {
        from: { ...quoted.range, text: quoted.text },
        to: { ...rangeOf(after), text: after.text },
      };
    },
    mayUpdate: (state, present, to) => (to.status === undefined ? canEdit : canDecide)(state, present),
    // What is not sure stands in nobody's way.
    inTheWay(state, selection, to) {
      const isMoved = to !== undefined && isRange(to);
      const isTurned = to?.visibility !== undefined;
      // What is not sure stands in nobody's way.
      if (isUnported(selection) || (to && !isMoved && !isTurned)) return undefined;
      const place = isMoved ? selection : (placeOf(state.selections, selection) ?? selection);
      return findOverlapping(state, place, selection);
    },
    bare: (selection) => ({ ...selection, data: [] }),
    contents: ({ data }) =>
      data.map((entry) => ({ name: `${kindOf(entry)} ${entry.id}`, by: entry.createdBy.id })),
  },
});
