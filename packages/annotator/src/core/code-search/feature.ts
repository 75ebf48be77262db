import { castDraft } from 'immer';
import { type CodeSearchState, initialCodeSearch } from './state';
import type { AnnotatorFeature } from '../annotator-feature';
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
    'codeSearch/failed': (codeSearch, { question, error }) => {
      if (codeSearch.asked?.turn === question.turn) Object.assign(codeSearch, { status: 'failed', error });
    },
    'codeSearch/moreAsked': (codeSearch) => {
      codeSearch.more = 'loading';
      codeSearch.error = undefined;
    },
    'codeSearch/moreFound': (codeSearch, { question, result }) => {
      if (codeSearch.asked?.turn !== question.turn) return;
      codeSearch.more = 'idle';
      codeSearch.hits.push(...castDraft(result.data));
      codeSearch.next = result.next;
    },
    'codeSearch/moreFailed': (codeSearch, { question, error }) => {
      if (codeSearch.asked?.turn === question.turn) Object.assign(codeSearch, { more: 'failed', error });
    },
    'codeSearch/hitActivated': (codeSearch, { index }) => {
      if (index >= 0 && index < codeSearch.hits.length) codeSearch.active = index;
    },
    'codeSearch/outdated': (codeSearch) => {
      codeSearch.isStale = true;
    },
  },
  create: createCodeSearch,
});
