import { useTranslate } from '@glossator/i18n';
import { Button } from '../ui/Button';

interface MoreButtonProps {
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    fetchNextPage(): Promise<unknown>;
  };
}

/** Loads the next page of a list; nothing where there is none. */
export function MoreButton({ list }: MoreButtonProps) {
  const t = useTranslate('host');
  if (!list.hasNextPage) return null;
  return (
    <div>
      <Button disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {t('admin.more')}
      </Button>
    </div>
  );
}
