import type { ArticleTarget } from '@glossator/client-sdk/formatted';
import type { AnnotatorFeature, AnnotatorParts, CommandContext } from '../annotator-feature';
import type { NoticeCode } from '../notices/state';
import { defineFeature } from '../store/define-feature';
import { createUnitFinder } from '../structure/unit-finder';

/** What is done with links to articles. */
export interface ArticleLinksCommands {
  /**
   * Goes to the article that a link with these words leads to, as soon as the articles of its document are known; a notice says so if it does not exist
   * any more. Answers the document that the host has to open where it is in another one.
   */
  readonly follow: (target: ArticleTarget, words: string) => number | undefined;
}

interface Followed extends ArticleTarget {
  readonly words: string;
}

/** The links to articles in what people write. It has no state: it waits for what the others load. */
export const articleLinksFeature: AnnotatorFeature<'articleLinks', undefined, never, ArticleLinksCommands> =
  defineFeature({
    name: 'articleLinks',
    initial: undefined,
    create: createArticleLinks,
  });

/** Makes the commands of links to articles. Whoever reads on meanwhile is not dragged away. */
function createArticleLinks(context: CommandContext): AnnotatorParts<ArticleLinksCommands> {
  const { getState, dispatch, commands } = context;
  /** What is gone to as soon as its document and its articles are there. */
  let pending: Followed | undefined;
  let endHurry: (() => void) | undefined;

  const drop = (): void => {
    pending = undefined;
    endHurry?.();
    endHurry = undefined;
  };
  const refuse = (code: NoticeCode, wanted: string): void =>
    dispatch({
      type: 'notices/raised',
      origin: 'local',
      kind: 'info',
      code,
      written: undefined,
      articles: { wanted, shown: undefined },
    });
  /** Goes there if all is known; else somebody waits for it. */
  const go = (): void => {
    const { documents, structure } = getState();
    if (pending?.documentId !== documents.activeId || !pending || documents.status !== 'ready') return;
    const { unit, words } = pending;
    if (unit === '') {
      drop();
      return;
    }
    if (structure.status === 'loading') {
      endHurry ??= commands.structure.hurry();
      return;
    }
    drop();
    if (!structure.read) {
      refuse('linkedArticleUnknown', words);
      return;
    }
    const found = createUnitFinder(structure.read.structure)(unit);
    if (found === undefined) refuse('linkedArticleGone', words);
    else commands.structure.goToUnit(found);
  };

  return {
    commands: {
      follow(target, words) {
        drop();
        const { documents } = getState();
        if (!documents.items.some(({ id }) => id === target.documentId)) {
          refuse('linkedDocumentGone', words);
          return undefined;
        }
        const isHere = documents.activeId === target.documentId;
        if (isHere && target.unit === '') commands.view.goToPage(0);
        pending = { ...target, words };
        go();
        return isHere ? undefined : target.documentId;
      },
    },
    attachViewer: (viewer) =>
      viewer.on('scroll', ({ isByHand }) => {
        if (isByHand && endHurry) drop();
      }),
    viewerDetached: () => endHurry?.(),
    afterEvent(event) {
      if (!pending) return;
      if (event.type === 'documents/opened' && event.documentId !== pending.documentId) drop();
      else if (event.type === 'documents/failed') drop();
      else if (event.type === 'view/pageJumped' && endHurry) drop();
      else if (
        event.type === 'documents/shown' ||
        event.type === 'structure/recognized' ||
        event.type === 'structure/failed'
      )
        go();
    },
    stop: drop,
  };
}
