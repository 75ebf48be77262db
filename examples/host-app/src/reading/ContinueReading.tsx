import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Code } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useServices } from '../app/services';
import { coverStyle } from '../library/cover';
import css from './glossator-reading.module.css';
import { readLast } from './kept-reading';
import type { ReadDocument } from './kept-reading';

/** Documents that are offered. */
const OFFERED = 3;
/** Milliseconds for which a title is good enough. */
const FRESH_MS = 60_000;

/**
 * Offers the documents that the user has read last in this browser, where they left them; those that are gone, or not theirs to read any more,
 * are left out. Nothing where there are none.
 */
export function ContinueReading({ userId }: { readonly userId: number }) {
  const t = useTranslate('host');
  const [read] = useState(() => readLast(window.localStorage, userId));
  const codes = useCodesOf(read);
  const offered = read.flatMap((place) => {
    const code = codes.get(place.codeId);
    const document = code?.documents.find(({ id }) => id === place.documentId);
    return code && document ? [{ code, document }] : [];
  });
  if (offered.length === 0) return null;
  return (
    <section className={css['reading']} aria-label={t('library.continueReading')}>
      <h2 className={css['title']}>{t('library.continueReading')}</h2>
      <ul className={css['documents']}>
        {offered.slice(0, OFFERED).map(({ code, document }) => (
          <li key={document.id}>
            <Link to={`/codes/${code.id}/${document.id}`} className={css['document']}>
              <span className={css['spine']} style={coverStyle(code.coverColor)} />
              <span className={css['names']}>
                <span className={css['name']} title={document.title}>
                  {document.title}
                </span>
                <span className={css['code']}>{code.title || t('library.untitled')}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The Codes of documents, by id, as far as they can be read. */
function useCodesOf(read: readonly ReadDocument[]): ReadonlyMap<number, Code> {
  const { client } = useServices();
  const ids = [...new Set(read.map(({ codeId }) => codeId))].slice(0, OFFERED);
  const found = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['codes', 'read', id],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => client.codes.get({ id }, { signal }),
      retry: false,
      staleTime: FRESH_MS,
    })),
  });
  // What was fetched before counts no more once it is refused.
  return new Map(found.flatMap(({ data, isError }) => (data && !isError ? [[data.id, data]] : [])));
}
