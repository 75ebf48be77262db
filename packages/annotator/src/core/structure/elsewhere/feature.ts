import { castDraft } from 'immer';
import type { AnnotatorFeature } from '../../annotator-feature';
import { defineFeature, reset } from '../../store/define-feature';
import { createArticlesElsewhere, type ArticlesElsewhereCommands } from './commands';
import type { ArticlesElsewhereEvent } from './events';
import { initialArticlesElsewhere, type ArticlesElsewhereState } from './state';

/** What is known of the articles of documents that are not open: they are kept until their documents have other files. */
export const articlesElsewhereFeature: AnnotatorFeature<
  'articlesElsewhere',
  ArticlesElsewhereState,
  ArticlesElsewhereEvent,
  ArticlesElsewhereCommands
> = defineFeature({
  name: 'articlesElsewhere',
  initial: initialArticlesElsewhere,
  on: {
    'documents/reset': (articles) => reset(articles, initialArticlesElsewhere),
    'documents/listed': ({ byDocument }, { items }) => {
      const uuids = new Map(items.map(({ id, uuid }) => [id, uuid]));
      for (const [id, { uuid }] of Object.entries(byDocument))
        if (uuids.get(Number(id)) !== uuid) Reflect.deleteProperty(byDocument, id);
    },
    'articlesElsewhere/requested': ({ byDocument }, { documentId, uuid }) => {
      byDocument[documentId] = { status: 'loading', uuid, structure: undefined };
    },
    'articlesElsewhere/loaded': ({ byDocument }, { documentId, uuid, structure }) => {
      byDocument[documentId] = castDraft({ status: 'ready', uuid, structure });
    },
    'articlesElsewhere/failed': ({ byDocument }, { documentId }) => {
      const held = byDocument[documentId];
      if (held) held.status = 'failed';
    },
  },
  create: createArticlesElsewhere,
});
