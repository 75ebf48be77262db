import {
  articleOf,
  type ArticlePiece,
  type DocumentStructure,
  rangeBetween,
  type StructureUnit,
} from '@glossator/document-text';
import { useEffect, useMemo } from 'react';
import type { LoadStatus } from '../../../core/store/origin';
import { createUnitFinder } from '../../../core/structure/unit-finder';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { useCite } from '../../annotator/labels/use-citation';
import type { LinkedReference } from './read-references';

/** What a reference means, as far as it is known. */
export interface MeantArticle {
  /** Whether it is in the open document. */
  readonly isHere: boolean;
  /** The title of its document. */
  readonly title: string;
  /** The article that it is or is in; undefined where there is none, or it is not known yet. */
  readonly article: StructureUnit | undefined;
  /** How it is cited; as printed where nothing is known of it. */
  readonly citation: string;
  /** Of the articles of its document; undefined where nothing is to be known of them. */
  readonly status: LoadStatus | undefined;
  /** The text of an article of a document that is not open; empty while it is not there. */
  readonly pieces: readonly ArticlePiece[];
}

const NONE: readonly ArticlePiece[] = [];

/** The article of a reference: those of a document that is not open are fetched when a card asks for them. */
export function useMeantArticle(
  { unit, documentId, key, label }: LinkedReference,
  open: DocumentStructure,
): MeantArticle {
  const { articlesElsewhere } = useCommands();
  const cite = useCite();
  const isHere = unit >= 0;
  const title = useAnnotatorState(
    ({ documents }) => documents.items.find((one) => one.id === documentId)?.title ?? '',
  );
  const elsewhere = useAnnotatorState((state) => state.articlesElsewhere.byDocument[documentId]);
  useEffect(() => {
    if (!isHere) articlesElsewhere.load([documentId]);
  }, [articlesElsewhere, documentId, isHere]);
  const structure = isHere ? open : elsewhere?.structure;
  const at = useMemo(
    () => (isHere ? unit : structure && createUnitFinder(structure)(key)),
    [isHere, unit, structure, key],
  );
  useEffect(() => {
    if (!isHere && at !== undefined) articlesElsewhere.loadText(documentId, at);
  }, [articlesElsewhere, documentId, isHere, at]);
  const pieces = (isHere || at === undefined ? undefined : elsewhere?.texts[at]?.pieces) ?? NONE;
  return useMemo(() => {
    const meant = at === undefined ? undefined : structure?.units[at];
    const cited = isHere && meant ? cite(structure, rangeBetween(meant.start, meant.end)) : undefined;
    return {
      isHere,
      title,
      article: structure && at !== undefined ? structure.units[articleOf(structure, at)] : undefined,
      // Of another document, what is printed names it.
      citation: cited ?? label,
      status: isHere ? 'ready' : elsewhere?.status,
      pieces,
    };
  }, [isHere, structure, at, cite, title, label, elsewhere?.status, pieces]);
}
