import type { CodeDocument } from '@glossator/client-sdk/contract';
import { structureOf } from '@glossator/document-text';
import type { AnnotatorParts, CommandContext } from '../../annotator-feature';
import { problemOf } from '../../ports/failure';
import type { ArticleOfFile } from './events';

/** What is done with the articles of documents that are not open. */
export interface ArticlesElsewhereCommands {
  /** Fetches the articles of these documents that are not here yet, one document after the other; what failed before is tried again. */
  readonly load: (documentIds: readonly number[]) => void;
  /**
   * Fetches the text of the article that a unit is or is part of, where it is not here yet; what failed before is tried again. The articles
   * of the document must be here.
   */
  readonly loadText: (documentId: number, unit: number) => void;
}

/** Makes the commands. Without the call nothing is known of other documents. */
export function createArticlesElsewhere(context: CommandContext): AnnotatorParts<ArticlesElsewhereCommands> {
  const { getState, dispatch, backend, log } = context;
  /** Documents whose articles are on their way, or are next. */
  const underWay = new Map<number, AbortController>();
  let texts = new AbortController();

  const stop = (): void => {
    for (const controller of underWay.values()) controller.abort();
    underWay.clear();
    texts.abort();
    texts = new AbortController();
  };
  const fetch = async ({ id: documentId, uuid }: CodeDocument, signal: AbortSignal): Promise<void> => {
    try {
      const found = await backend.documents.structure?.({ id: documentId }, { signal });
      if (signal.aborted || !found) return;
      const isCurrent = getState().articlesElsewhere.byDocument[documentId]?.uuid === uuid;
      if (!isCurrent) return;
      // Frozen here, so that the store need not walk through thousands of units.
      const structure = Object.freeze(structureOf(found.units, found.language ?? 'en'));
      dispatch({ type: 'articlesElsewhere/loaded', origin: 'remote', documentId, uuid, structure });
    } catch (error) {
      if (signal.aborted) return;
      // The documents themselves are offered all the same.
      if (problemOf(error)?.status !== 404)
        log.warn('The articles of another document could not be read', error);
      dispatch({ type: 'articlesElsewhere/failed', origin: 'remote', documentId });
    }
  };
  const fetchText = async (article: ArticleOfFile): Promise<void> => {
    const { documentId: id, uuid, unit } = article;
    const { signal } = texts;
    try {
      const found = await backend.documents.articleText?.({ id, uuid, unit }, { signal });
      if (signal.aborted || !found) return;
      dispatch({ type: 'articlesElsewhere/textLoaded', origin: 'remote', ...article, pieces: found.pieces });
    } catch (error) {
      if (signal.aborted) return;
      if (problemOf(error)?.status !== 404)
        log.warn('The text of an article of another document could not be read', error);
      dispatch({ type: 'articlesElsewhere/textFailed', origin: 'remote', ...article });
    }
  };
  const load = async (wanted: readonly CodeDocument[]): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    for (const { id } of wanted) underWay.set(id, controller);
    for (const document of wanted) {
      await fetch(document, signal);
      if (signal.aborted) return;
      underWay.delete(document.id);
    }
  };

  return {
    commands: {
      load(documentIds) {
        if (!backend.documents.structure) return;
        const { documents, articlesElsewhere } = getState();
        const lacking = documents.items.filter(({ id, uuid }) => {
          if (underWay.has(id)) return false;
          const held = articlesElsewhere.byDocument[id];
          return documentIds.includes(id) && (held?.uuid !== uuid || held.status !== 'ready');
        });
        for (const { id: documentId, uuid } of lacking)
          dispatch({ type: 'articlesElsewhere/requested', origin: 'local', documentId, uuid });
        if (lacking.length > 0) void load(lacking);
      },
      loadText(documentId, unit) {
        const held = getState().articlesElsewhere.byDocument[documentId];
        if (!backend.documents.articleText || !held?.structure?.units[unit]) return;
        const status = held.texts[unit]?.status;
        if (status === 'loading' || status === 'ready') return;
        const article = { documentId, uuid: held.uuid, unit };
        dispatch({ type: 'articlesElsewhere/textRequested', origin: 'local', ...article });
        void fetchText(article);
      },
    },
    afterEvent({ type }) {
      if (type === 'documents/reset') stop();
    },
    stop,
  };
}
