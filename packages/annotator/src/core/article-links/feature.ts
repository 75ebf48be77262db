import type { AnnotatorFeature } from '../annotator-feature';
import { defineFeature } from '../store/define-feature';
import { createArticleLinks, type ArticleLinksCommands } from './commands';

/** The links to articles in what people write. It has no state: it waits for what the others load. */
export const articleLinksFeature: AnnotatorFeature<'articleLinks', undefined, never, ArticleLinksCommands> =
  defineFeature({
    name: 'articleLinks',
    initial: undefined,
    create: createArticleLinks,
  });
