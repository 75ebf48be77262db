import type { CodeDocument } from '@glossator/client-sdk/contract';
import { articleLink } from '@glossator/client-sdk/formatted';
import { citationOf, rangeBetween, type StructureUnit } from '@glossator/document-text';
import { useTranslate } from '@glossator/i18n';
import { useMemo } from 'react';
import { LINK_SIGN, linkQueryAt } from '../../../core/arrival/link-query';
import {
  linkablePlaces,
  soughtDocuments,
  type KnownArticles,
  type LinkablePlace,
} from '../../../core/arrival/linkable-places';
import { matchingDocuments } from '../../../core/arrival/matching-documents';
import type { LoadStatus } from '../../../core/store/origin';
import type { Choice, Completion } from '../../controls/writing/completion';
import { useAnnotatorContext, useAnnotatorState } from '../context/annotator-context';
import { usePageLabel } from '../labels/use-page-label';
import { useKnownArticles } from './use-known-articles';

/** Completes `[[` in a text with links to articles of the documents of the Code, and to other documents as a whole. */
export function useArticleCompletion(text: string): Completion {
  const t = useTranslate('annotator');
  const known = useKnownArticles(text);
  const byDocument = useAnnotatorState(({ articlesElsewhere }) => articlesElsewhere.byDocument);
  const pageLabel = usePageLabel();
  const { citationStyle } = useAnnotatorContext();
  return useMemo(() => {
    const { documents, openId } = known;
    const others = documents.filter(({ id }) => id !== openId);
    const ofPlace = ({ document, named: { index, unit, label, within } }: LinkablePlace): Choice => {
      const isOpen = document.id === openId;
      const about = [unit.heading, within ?? '', isOpen ? '' : document.title].filter((part) => part !== '');
      return {
        id: idOf(documents.indexOf(document), index),
        label: isOpen ? label : (linkWords(known, document, unit, citationStyle) ?? label),
        detail:
          about.length > 0 ? about.join(' · ') : t('annotations.page', { page: pageLabel(unit.start.page) }),
      };
    };
    const noteFor = (words: string): string | undefined => {
      if (words === '') return t('writing.articleHint');
      if (!known.isOpenRead) return t('writing.articlesReading');
      const sought = soughtDocuments(known, words);
      const withStatus = (status: LoadStatus) => sought.find(({ id }) => byDocument[id]?.status === status);
      const coming = withStatus('loading');
      if (coming) return t('writing.articlesElsewhereReading', { title: coming.title });
      const failed = withStatus('failed');
      return failed && t('writing.articlesElsewhereFailed', { title: failed.title });
    };
    return {
      label: t('writing.articles'),
      sign: LINK_SIGN,
      announce: (count) => t('writing.articleCount', { count }),
      offer(written, caret) {
        const query = linkQueryAt(written, caret);
        if (!query) return undefined;
        const named = matchingDocuments(others, query.words).map((document) => ({
          id: idOf(documents.indexOf(document), WHOLE),
          label: document.title,
          detail: t('writing.wholeDocument'),
        }));
        const places = linkablePlaces(known, query.words).map(ofPlace);
        return { at: query.at, choices: [...places, ...named], note: noteFor(query.words) };
      },
      onChoose({ id, label }) {
        const [document, index] = [documents[Math.floor(id / SPAN)], (id % SPAN) - 1];
        if (!document) return label;
        if (index === WHOLE)
          return articleLink(ownShortName(documents, document) || document.title, {
            documentId: document.id,
            unit: '',
          });
        const unit = known.of(document.id)?.structure.units[index];
        const words = unit && linkWords(known, document, unit, citationStyle);
        return unit && words ? articleLink(words, { documentId: document.id, unit: unit.key }) : label;
      },
    };
  }, [t, known, byDocument, pageLabel, citationStyle]);
}

/** The unit of a choice that is a whole document. */
const WHOLE = -1;
/** More units than any document has. */
const SPAN = 2 ** 24;

/** The number of a choice: its document, and its unit there. */
function idOf(document: number, unit: number): number {
  return document * SPAN + unit + 1;
}

/** The short name of a document; empty where it has none of its own. */
function ownShortName(documents: readonly CodeDocument[], { shortName = '' }: CodeDocument): string {
  return documents.filter((other) => other.shortName === shortName).length === 1 ? shortName : '';
}

type Style = ReturnType<typeof useAnnotatorContext>['citationStyle'];

/** How a link names a unit: as it is cited, with the short name of its document, or with the title of one that is not open. */
function linkWords(
  known: KnownArticles,
  document: CodeDocument,
  unit: StructureUnit,
  style: Style,
): string | undefined {
  const { id, title } = document;
  const structure = known.of(id)?.structure;
  if (!structure) return undefined;
  // What is elsewhere must not be taken for what is here.
  const shortName =
    id === known.openId ? (document.shortName ?? '') : ownShortName(known.documents, document);
  const name = id === known.openId ? shortName : shortName || title;
  if (unit.kind === 'division') return `${unit.label} ${name}`.trim();
  const range = rangeBetween(unit.start, unit.start);
  if (name === '') return known.cite(structure, range) ?? unit.label;
  return citationOf(structure, range, { style, source: { title, shortName, page: '' } });
}
