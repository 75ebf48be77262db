import type { CodeDocument } from '@glossator/client-sdk/contract';
import { articleLink } from '@glossator/client-sdk/formatted';
import { citationOf, rangeBetween } from '@glossator/document-text';
import { useTranslate } from '@glossator/i18n';
import { useEffect, useMemo } from 'react';
import { LINK_SIGN, linkQueryAt } from '../../../core/arrival/link-query';
import { matchingDocuments } from '../../../core/arrival/matching-documents';
import { selectActiveDocument } from '../../../core/documents/selectors';
import { createUnitIndex } from '../../../core/structure/find-units';
import { namedUnits, type NamedUnit } from '../../../core/structure/named-units';
import type { Choice, Completion } from '../../controls/writing/completion';
import { useAnnotatorContext, useAnnotatorState, useCommands } from '../context/annotator-context';
import { useCite } from '../labels/use-citation';
import { usePageLabel } from '../labels/use-page-label';

/** Most articles that are offered at once. */
const MOST = 8;

/** Completes `[[` in a text with links to articles of the open document and to other documents of the Code. */
export function useArticleCompletion(text: string): Completion {
  const t = useTranslate('annotator');
  const { hurry } = useCommands().structure;
  const documents = useAnnotatorState(({ documents: { items } }) => items);
  const open = useAnnotatorState(selectActiveDocument);
  const { read, status } = useAnnotatorState(({ structure }) => structure);
  const isAwaited = status === 'loading' && text.includes(LINK_SIGN);
  useEffect(() => (isAwaited ? hurry() : undefined), [isAwaited, hurry]);
  const cite = useCite();
  const pageLabel = usePageLabel();
  const wordsOf = useLinkWords(open);
  const articles = useMemo(() => read && createUnitIndex(read.structure), [read]);
  return useMemo(() => {
    const others = documents.filter(({ id }) => id !== open?.id);
    const ofUnit = ({ index, unit, label, within }: NamedUnit): Choice => {
      const heading = [unit.heading, within].filter((part) => part !== undefined && part !== '').join(' · ');
      return {
        id: index,
        label,
        detail: heading === '' ? t('annotations.page', { page: pageLabel(unit.start.page) }) : heading,
      };
    };
    return {
      label: t('writing.articles'),
      sign: LINK_SIGN,
      announce: (count) => t('writing.articleCount', { count }),
      offer(written, caret) {
        const query = linkQueryAt(written, caret);
        if (!query) return undefined;
        const units = articles ? namedUnits(articles, query.words, MOST, cite).map(ofUnit) : [];
        const named = matchingDocuments(others, query.words).map(({ id, title }) => ({
          id: -id,
          label: title,
          detail: t('writing.wholeDocument'),
        }));
        const note =
          query.words === ''
            ? t('writing.articleHint')
            : isAwaited
              ? t('writing.articlesReading')
              : undefined;
        return { at: query.at, choices: [...units, ...named], note };
      },
      onChoose({ id, label }) {
        const other = others.find((each) => each.id === -id);
        if (other) return articleLink(nameAmong(documents, other), { documentId: other.id, unit: '' });
        const unit = read?.structure.units[id];
        if (!read || !unit || !open) return label;
        return articleLink(wordsOf(read.structure, unit, label), { documentId: open.id, unit: unit.key });
      },
    };
  }, [t, documents, open, read, articles, isAwaited, cite, pageLabel, wordsOf]);
}

/** The short name of a document, or its title where it has none of its own. */
function nameAmong(documents: readonly CodeDocument[], { title, shortName }: CodeDocument): string {
  const isUnique = documents.filter((other) => other.shortName === shortName).length === 1;
  return shortName !== undefined && isUnique ? shortName : title;
}

type Units = Parameters<typeof namedUnits>[0]['structure'];

/** How a link names a unit: as it is cited, with the short name of its document where that has one. */
function useLinkWords(document: CodeDocument | undefined) {
  const { citationStyle: style } = useAnnotatorContext();
  const { title = '', shortName = '' } = document ?? {};
  return useMemo(
    () =>
      (structure: Units, { kind, start }: NamedUnit['unit'], label: string): string => {
        if (shortName === '') return label;
        if (kind === 'division') return `${label} ${shortName}`;
        return citationOf(structure, rangeBetween(start, start), {
          style,
          source: { title, shortName, page: '' },
        });
      },
    [style, title, shortName],
  );
}
