import { castDraft, type Draft } from 'immer';
import { type CodeSearchState, initialCodeSearch } from './state';
import type { AnnotatorFeature } from '../annotator-feature';
import { defineFeature, reset } from '../store/define-feature';
import { createCodeSearch, type CodeSearchCommands } from './commands';
import type { CodeSearchEvent } from './events';

/** What people wrote is not as it was when it was searched. */
function outdateAnnotations(codeSearch: Draft<CodeSearchState>): void {
  if (codeSearch.asked?.scope === 'annotations') codeSearch.isStale = true;
}

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
      codeSearch.next = result.next;
    },
    'codeSearch/failed': (codeSearch, { question }) => {
      if (codeSearch.asked?.turn === question.turn) codeSearch.status = 'failed';
    },
    'codeSearch/moreAsked': (codeSearch) => {
      codeSearch.more = 'loading';
    },
    'codeSearch/moreFound': (codeSearch, { question, result }) => {
      if (codeSearch.asked?.turn !== question.turn) return;
      codeSearch.more = 'idle';
      codeSearch.hits.push(...castDraft(result.data));
      codeSearch.next = result.next;
    },
    'codeSearch/moreFailed': (codeSearch, { question }) => {
      if (codeSearch.asked?.turn === question.turn) codeSearch.more = 'failed';
    },
    'codeSearch/hitActivated': (codeSearch, { index }) => {
      if (index >= 0 && index < codeSearch.hits.length) codeSearch.active = index;
    },
    'selections/created': outdateAnnotations,
    'selections/updated': (codeSearch, { changes }) => {
      // Its color is not searched.
      if ('text' in changes || 'name' in changes) outdateAnnotations(codeSearch);
    },
    'selections/deleted': outdateAnnotations,
    'selections/restored': outdateAnnotations,
    'comments/created': outdateAnnotations,
    'comments/updated': outdateAnnotations,
    'comments/deleted': outdateAnnotations,
    'comments/restored': outdateAnnotations,
    'bookmarks/created': outdateAnnotations,
    'bookmarks/updated': outdateAnnotations,
    'bookmarks/deleted': outdateAnnotations,
    'bookmarks/restored': outdateAnnotations,
    'notes/created': outdateAnnotations,
    'notes/updated': outdateAnnotations,
    'notes/deleted': outdateAnnotations,
    'notes/restored': outdateAnnotations,
    'notes/attachmentAdded': outdateAnnotations,
    'notes/attachmentDeleted': outdateAnnotations,
  },
  create: createCodeSearch,
});
