import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from '@glossator/i18n';
import { Button } from './Button';
import css from './glossator-stale-sign.module.css';

/** A query whose answer is a list, or part of it. */
export type ListQuery = Pick<UseQueryResult, 'data' | 'isError' | 'isFetching' | 'refetch'> &
  Partial<Pick<UseInfiniteQueryResult, 'isFetchingNextPage' | 'isFetchNextPageError'>>;

interface StaleSignProps {
  readonly query: ListQuery;
  /** What it says where the list could not be fetched. */
  readonly failed: string;
}

/**
 * Stands by every list that is shown: says that it may be out of date while it is fetched again, or since that failed, and tries again.
 * Nothing where there is no list yet, or it is what the server has.
 */
export function StaleSign({ query, failed }: StaleSignProps) {
  const t = useTranslate('host');
  const { data, isError, isFetching, isFetchNextPageError, isFetchingNextPage, refetch } = query;
  // What could not be added to it is another matter (`MoreButton`).
  if (data === undefined || isFetchNextPageError === true) return null;
  if (isError)
    return (
      <div role="alert" className={css['outdated']}>
        <span>
          {failed} {t('common.outdated')}
        </span>
        <Button disabled={isFetching} onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </div>
    );
  return (
    <p role="status" className={css['updating']}>
      {isFetching && isFetchingNextPage !== true && <span>{t('common.updating')}</span>}
    </p>
  );
}
