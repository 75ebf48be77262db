import { castDraft, type Draft } from 'immer';
import { type CodeSearchState, initialCodeSearch } from './state';
import type { AnnotatorFeature } from '../annotator-feature';
import { foundDocuments } from './found-documents';
import { defineFeature, reset } from '../store/define-feature';
import { createCodeSearch, type CodeSearchCommands } from './commands';
import type { CodeSearchEvent } from './events';

/** How the search over the Code follows events; answers to a question that is no longer asked are ignored. */
export const codeSearchFeature: AnnotatorFeature<
  'codeSearch',
  CodeSearchState,
  CodeSearchEvent,
  CodeSearchCommands
> = defineFeature({
  name: 'codeSearch',
  initial: initialCodeSearch,
  on: {
    'documents/listed': (codeSearch, { items }) => {
      const files = new Map(items.map(({ id, uuid }) => [id, uuid]));
      const isSame =
        codeSearch.files.length === files.size &&
        codeSearch.files.every(({ id, uuid }) => files.get(id) === uuid);
      if (codeSearch.asked && !isSame) codeSearch.isStale = true;
    },
    'documents/reset': (codeSearch) => {
      reset(codeSearch, initialCodeSearch);
    },
    'search/closed': (codeSearch) => {
      reset(codeSearch, { ...initialCodeSearch, scope: codeSearch.scope });
    },
    'offers/chosen': (codeSearch, { offers }) => {
      if (!offers.codeSearch) reset(codeSearch, initialCodeSearch);
    },
    'codeSearch/scopeChosen': (codeSearch, { scope }) => {
      reset(codeSearch, { ...initialCodeSearch, scope });
    },
    'codeSearch/asked': (codeSearch, { question }, state) => {
      const { scope } = codeSearch;
      const files = state.documents.items.map(({ id, uuid }) => ({ id, uuid }));
      reset(codeSearch, { ...initialCodeSearch, scope, asked: question, files });
      if (question) codeSearch.status = 'loading';
    },
    'codeSearch/found': (codeSearch, { question, result }) => {
      if (codeSearch.asked?.turn !== question.turn) return;
      codeSearch.status = 'ready';
      codeSearch.hits = castDraft(result.data);
      codeSearch.total = result.total ?? result.data.length;
      codeSearch.counts = castDraft(result.documents ?? []);
      codeSearch.unread = castDraft(result.unread ?? []);
    },
    'codeSearch/failed': (codeSearch, { question, error }) => {
      if (codeSearch.asked?.turn === question.turn) Object.assign(codeSearch, { status: 'failed', error });
    },
    'codeSearch/moreAsked': (codeSearch, { documentId }) => {
      codeSearch.more = 'loading';
      codeSearch.moreOf = documentId;
      codeSearch.error = undefined;
    },
    'codeSearch/moreFound': (codeSearch, { question, ...found }) => {
      if (codeSearch.asked?.turn !== question.turn) return;
      codeSearch.more = 'idle';
      addHits(codeSearch, found);
    },
    'codeSearch/moreFailed': (codeSearch, { question, error }) => {
      if (codeSearch.asked?.turn === question.turn) Object.assign(codeSearch, { more: 'failed', error });
    },
    'codeSearch/hitActivated': (codeSearch, { index }) => {
      if (index >= 0 && index < codeSearch.hits.length) codeSearch.active = index;
    },
    'codeSearch/collapsed': (codeSearch, { documentIds }) => {
      codeSearch.collapsed = castDraft(documentIds);
    },
    'codeSearch/outdated': (codeSearch) => {
      codeSearch.isStale = true;
    },
  },
  create: createCodeSearch,
});

type MoreFound = Pick<
  Extract<CodeSearchEvent, { type: 'codeSearch/moreFound' }>,
  'result' | 'documentId' | 'isFirst'
>;

/** Puts hits of a document among those that are there, in its place; the active hit stays the same one. */
function addHits(codeSearch: Draft<CodeSearchState>, { result, documentId, isFirst }: MoreFound): void {
  const found = foundDocuments(codeSearch).find(({ id }) => id === documentId);
  if (!found) return;
  const { first, loaded } = found;
  const [at, replaced] = isFirst ? [first, loaded] : [first + loaded, 0];
  codeSearch.hits.splice(at, replaced, ...castDraft(result.data));
  if (codeSearch.active !== undefined && codeSearch.active >= at + replaced)
    codeSearch.active += result.data.length - replaced;
  codeSearch.cursors[documentId] = result.next;
  const count = codeSearch.counts.find(({ id }) => id === documentId);
  if (!count) return;
  // Something may have been changed since it was counted: what has all been fetched has no more than that.
  const own = at - first + result.data.length;
  const total = result.next === undefined ? own : Math.max(own, result.total ?? count.total);
  codeSearch.total += total - count.total;
  count.total = total;
}
