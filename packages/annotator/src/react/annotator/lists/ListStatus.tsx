import { useTranslate } from '@glossator/i18n';
import type { LoadStatus } from '../../../core/store/origin';
import { Button } from '../../controls/Button';
import { EmptyState } from '../../controls/EmptyState';
import { Skeleton } from '../../controls/Skeleton';
import { StaleLine } from '../../controls/StaleLine';
import css from './glossator-list-status.module.css';

/** How the fetching of a list stands. */
export interface ListStatusProps {
  readonly status: LoadStatus;
  /** Whether the list shows nothing yet. */
  readonly isEmpty: boolean;
  /** What it says while it loads, and when that failed. */
  readonly loading: string;
  readonly failed: string;
  /** How long the lines are that stand for items while they are loaded, in percent. */
  readonly placeholders: readonly number[];
  readonly onRetry: () => void;
}

/**
 * Stands above every fetched list. Where the list is empty: placeholders while it loads, or that it could not be loaded. Where it shows
 * something: that this may be out of date while it is fetched again, or since that failed. Nothing else once it is what the server has.
 */
export function ListStatus(props: ListStatusProps) {
  const { status, isEmpty, loading, failed, placeholders, onRetry } = props;
  const t = useTranslate('annotator');
  const retry = <Button onClick={onRetry}>{t('retry')}</Button>;
  if (status === 'failed' && isEmpty)
    return (
      <EmptyState text={failed} isError>
        {retry}
      </EmptyState>
    );
  if (status === 'loading' && isEmpty) return <Skeleton label={loading} widths={placeholders} />;
  if (status === 'failed')
    return (
      <StaleLine text={t('lists.outdated')} failure={failed}>
        {retry}
      </StaleLine>
    );
  return (
    <p role="status" className={css['updating']}>
      {status === 'loading' && <span>{t('lists.updating')}</span>}
    </p>
  );
}
