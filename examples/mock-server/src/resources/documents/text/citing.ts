import {
  citationOf,
  placeAt,
  startOf,
  type DocumentStructure,
  type TextRange,
} from '@glossator/document-text';
import type { CarryOverReason } from '@glossator/client-sdk/contract';
import type { CodeRow } from '../../../tables/codes';
import type { TextStore } from './text-store';

/** Cites a place of a file in the style of its Code; undefined where there is nothing to cite it by, or the text cannot be read. */
export type Citing = (uuid: string, range: TextRange, shortName?: string) => Promise<string | undefined>;

/** Cites by the structures of texts, which are read once. With the short name of the document articles have that too: `Art. 2 Abs. 1 ZGB`. */
export function createCiting(texts: Pick<TextStore, 'structure'>, style: CodeRow['citationStyle']): Citing {
  const known = new Map<string, DocumentStructure | undefined>();
  return async (uuid, range, shortName = '') => {
    if (!known.has(uuid)) known.set(uuid, await texts.structure(uuid).catch(() => undefined));
    const structure = known.get(uuid);
    const place = citationOf(structure, range, { style });
    if (!structure || place === undefined || shortName === '' || !isInArticle(structure, range)) return place;
    return citationOf(structure, range, { style, source: { shortName, title: shortName, page: '' } });
  };
}

/** Elsewhere a source is cited by its pages. */
function isInArticle(structure: DocumentStructure, range: TextRange): boolean {
  return placeAt(structure, startOf(range)).path.some(({ kind }) => kind === 'article');
}

/** A reason of the comparison, which cited as the texts themselves do, with the same places cited anew. */
export function recited(
  reason: CarryOverReason,
  {
    from = reason.from,
    to = reason.to,
  }: { readonly from: string | undefined; readonly to: string | undefined },
): CarryOverReason {
  return {
    ...reason,
    ...(reason.from !== undefined && from !== undefined && { from }),
    ...(reason.to !== undefined && to !== undefined && { to }),
  };
}
