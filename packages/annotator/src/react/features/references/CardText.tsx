import type { ArticlePiece } from '@glossator/document-text';
import { useTranslate } from '@glossator/i18n';
import { useEffect, useState } from 'react';
import type { DocumentReferences } from './document-references';
import css from './glossator-references.module.css';
import type { MeantArticle } from './use-meant-article';

interface CardTextProps {
  readonly known: DocumentReferences;
  readonly unit: number;
}

/** The text of an article of the open document, with the paragraph that is meant. */
export function CardText({ known, unit }: CardTextProps) {
  return <Pieces pieces={usePieces(known, unit) ?? []} />;
}

function Pieces({ pieces }: { readonly pieces: readonly ArticlePiece[] }) {
  return (
    <div className={css['text']}>
      {pieces.map(({ text, isMeant }, at) => (
        <p key={at} className={isMeant ? css['meant'] : undefined}>
          {text}
        </p>
      ))}
    </div>
  );
}

/** The text of an article of another document, and where it is, or why that is not known. */
export function ElsewhereText({ meant, label }: { readonly meant: MeantArticle; readonly label: string }) {
  const t = useTranslate('annotator');
  const { title, article, status, pieces } = meant;
  const isGone = status === 'ready' && !article;
  return (
    <>
      {pieces.length > 0 && <Pieces pieces={pieces} />}
      <p className={css['elsewhere']} role="status">
        {status === 'loading'
          ? t('writing.articlesElsewhereReading', { title })
          : status === 'failed'
            ? t('writing.articlesElsewhereFailed', { title })
            : isGone
              ? t('references.gone', { article: label, title })
              : t('references.inDocument', { title })}
      </p>
    </>
  );
}

/** The text of the article, undefined while it is read. */
function usePieces(known: DocumentReferences, unit: number): readonly ArticlePiece[] | undefined {
  const [pieces, setPieces] = useState<readonly ArticlePiece[]>();
  useEffect(() => {
    let isDisposed = false;
    known.textOf(unit).then(
      (read) => !isDisposed && setPieces(read),
      () => !isDisposed && setPieces([]),
    );
    return () => {
      isDisposed = true;
    };
  }, [known, unit]);
  return pieces;
}
