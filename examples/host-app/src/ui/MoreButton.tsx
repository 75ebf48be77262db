import { useTranslate } from '@glossator/i18n';
import { Button } from './Button';
import css from './glossator-stale-sign.module.css';

interface MoreButtonProps {
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    fetchNextPage(): Promise<unknown>;
  };
  readonly text: string;
  /** What it says where the next page could not be fetched. */
  readonly failed: string;
}

/** Loads the next page of a list, and again where that failed; nothing where there is none. */
export function MoreButton({ list, text, failed }: MoreButtonProps) {
  const t = useTranslate('host');
  const { hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage } = list;
  if (!hasNextPage) return null;
  return (
    <div className={css['more']}>
      {isFetchNextPageError && <span role="alert">{failed}</span>}
      <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchNextPageError ? t('common.retry') : text}
      </Button>
    </div>
  );
}
