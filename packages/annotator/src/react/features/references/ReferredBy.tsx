import { type DocumentStructure, unitTitle } from '@glossator/document-text';
import { useTranslate } from '@glossator/i18n';
import { useEffect, useState } from 'react';
import type { DocumentReferences } from './document-references';
import css from './glossator-references.module.css';
import type { LinkedReference } from './read-references';

interface ReferredByProps {
  readonly known: DocumentReferences;
  readonly structure: DocumentStructure;
  readonly reference: LinkedReference;
  readonly title: string;
  /** Goes to an article, by its index. */
  readonly onGo: (unit: number) => void;
}

/** The articles of the open document that refer to an article, of this or of another document; nothing while they are not known. */
export function ReferredBy({ known, structure, reference, title, onGo }: ReferredByProps) {
  const t = useTranslate('annotator');
  const [found, setFound] = useState<readonly number[]>();
  useEffect(() => {
    let isDisposed = false;
    known.referringTo(reference)?.then(
      (articles) => !isDisposed && setFound(articles),
      () => undefined,
    );
    return () => {
      isDisposed = true;
    };
  }, [known, reference]);
  if (!found) return null;
  if (found.length === 0) return <p className={css['referred']}>{t('references.none')}</p>;
  return (
    <nav className={css['referred']} aria-label={t('references.referredByOf', { article: title })}>
      {t('references.referredBy')}
      <ul className={css['list']}>
        {found.map((from) => {
          const article = structure.units[from];
          return (
            article && (
              <li key={from}>
                <button type="button" title={unitTitle(article)} onClick={() => onGo(from)}>
                  {article.label}
                </button>
              </li>
            )
          );
        })}
      </ul>
    </nav>
  );
}
