import type { PageText } from '../../pages/page-text';
import { recognizeStructure } from '../recognize-structure';
import type { StructureUnit } from '../structure-unit';
import { pagesOf } from './law-pages';

const none = (): ReadonlySet<number> => new Set();

/** The structure of pages of which nothing is left out. */
export const read = (pages: readonly PageText[]): readonly StructureUnit[] => recognizeStructure(pages, none);

/** The keys of the units of some kinds. */
export const keys = (pages: readonly PageText[], ...kinds: string[]): string[] =>
  read(pages).flatMap(({ kind, key, inContents }) => (kinds.includes(kind) && !inContents ? key : []));

/** The keys of the articles of a text in lines. */
export const articles = (...lines: string[]): string[] => keys(pagesOf(...lines), 'article');
