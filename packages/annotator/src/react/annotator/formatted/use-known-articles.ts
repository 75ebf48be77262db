import type { DocumentStructure } from '@glossator/document-text';
import { useEffect, useMemo, useState } from 'react';
import { LINK_SIGN } from '../../../core/arrival/link-query';
import { soughtDocuments, type KnownArticles } from '../../../core/arrival/linkable-places';
import { createUnitIndex, type UnitIndex } from '../../../core/structure/find-units';
import { useAnnotatorState, useCommands } from '../context/annotator-context';
import { useCite } from '../labels/use-citation';

/** What stands behind a `[[` that no link was made of yet. */
const BEGUN = /\[\[([^[\]\n]{0,60})/gu;

/** The articles that a text being written may link to: of the open document, and of others as soon as they are fetched by what is behind `[[`. */
export function useKnownArticles(text: string): KnownArticles {
  const { articlesElsewhere, structure } = useCommands();
  const documents = useAnnotatorState(({ documents: { items } }) => items);
  const openId = useAnnotatorState(({ documents: { activeId } }) => activeId);
  const { read, status } = useAnnotatorState((state) => state.structure);
  const byDocument = useAnnotatorState((state) => state.articlesElsewhere.byDocument);
  const cite = useCite();
  const isOpenRead = status !== 'loading';
  const isAwaited = !isOpenRead && text.includes(LINK_SIGN);
  useEffect(() => (isAwaited ? structure.hurry() : undefined), [isAwaited, structure]);

  // By structure, so that those that are here already are not folded again whenever another one comes.
  const [indexes] = useState(() => new WeakMap<DocumentStructure, UnitIndex>());
  const known = useMemo(
    (): KnownArticles => ({
      openId,
      documents,
      isOpenRead,
      cite,
      of(id) {
        const units = id === openId ? read?.structure : byDocument[id]?.structure;
        if (!units) return undefined;
        const index = indexes.get(units) ?? createUnitIndex(units);
        indexes.set(units, index);
        return index;
      },
    }),
    [openId, documents, isOpenRead, cite, read, byDocument, indexes],
  );
  const sought = useMemo(() => soughtIds(known, text).join(' '), [known, text]);
  useEffect(() => {
    if (sought !== '') articlesElsewhere.load(sought.split(' ').map(Number));
  }, [articlesElsewhere, sought]);
  return known;
}

function soughtIds(known: KnownArticles, text: string): readonly number[] {
  if (!text.includes(LINK_SIGN)) return [];
  const ids = new Set<number>();
  for (const [, words = ''] of text.matchAll(BEGUN))
    for (const { id } of soughtDocuments(known, words.trim())) ids.add(id);
  return [...ids];
}
