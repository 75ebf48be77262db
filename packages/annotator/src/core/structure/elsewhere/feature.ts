import { castDraft, type Draft } from 'immer';
import type { AnnotatorFeature } from '../../annotator-feature';
import { defineFeature, reset } from '../../store/define-feature';
import { createArticlesElsewhere, type ArticlesElsewhereCommands } from './commands';
import type { ArticleOfFile, ArticlesElsewhereEvent } from './events';
import { initialArticlesElsewhere, type ArticlesElsewhereState, type ElsewhereText } from './state';

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
      byDocument[documentId] = { status: 'loading', uuid, structure: undefined, texts: {} };
    },
    'articlesElsewhere/loaded': ({ byDocument }, { documentId, uuid, structure }) => {
      byDocument[documentId] = castDraft({ status: 'ready', uuid, structure, texts: {} });
    },
    'articlesElsewhere/failed': ({ byDocument }, { documentId }) => {
      const held = byDocument[documentId];
      if (held) held.status = 'failed';
    },
    'articlesElsewhere/textRequested': (articles, event) =>
      setText(articles, event, { status: 'loading', pieces: [] }),
    'articlesElsewhere/textLoaded': (articles, event) =>
      setText(articles, event, { status: 'ready', pieces: event.pieces }),
    'articlesElsewhere/textFailed': (articles, event) =>
      setText(articles, event, { status: 'failed', pieces: [] }),
  },
  create: createArticlesElsewhere,
});

/** The text of an article, unless its document has another file by now. */
function setText(
  { byDocument }: Draft<ArticlesElsewhereState>,
  { documentId, uuid, unit }: ArticleOfFile,
  text: ElsewhereText,
): void {
  const held = byDocument[documentId];
  if (held?.uuid === uuid) held.texts[unit] = castDraft(text);
}
