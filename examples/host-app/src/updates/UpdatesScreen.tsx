import type { InboxEntry, InboxKind } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey } from '../app/problems';
import { usePageTitle } from '../app/use-page-title';
import shell from '../shell/glossator-shell.module.css';
import { Button } from '../ui/Button';
import { MoreButton } from '../ui/MoreButton';
import { StaleSign } from '../ui/StaleSign';
import primitives from '../ui/glossator-primitives.module.css';
import { InboxItem } from './InboxItem';
import css from './glossator-updates.module.css';
import { useInbox } from './use-inbox';

/** The inbox over all Codes: Updates to review, copies whose original was updated, annotations to place, and what was decided lately. */
export function UpdatesScreen() {
  const t = useTranslate('host');
  usePageTitle(t('inbox.title'));
  const sections: Readonly<Record<InboxKind, InboxList>> = {
    review: useInbox('review'),
    follow: useInbox('follow'),
    place: useInbox('place'),
    decided: useInbox('decided'),
  };
  const lists = Object.values(sections);
  const isNothing = lists.every(({ data }) => data?.pages[0]?.data.length === 0);
  const isLoading = lists.some(({ isPending }) => isPending);
  return (
    <div className={shell['page']}>
      <h1 className={shell['title']}>{t('inbox.title')}</h1>
      <p className={css['lead']}>{t('inbox.lead')}</p>
      {isLoading && <p role="status">{t('common.loading')}</p>}
      {isNothing && (
        <div className={css['nothing']}>
          <h2>{t('inbox.nothing')}</h2>
          <p>{t('inbox.nothingText')}</p>
        </div>
      )}
      {KINDS.map((kind) => (
        <InboxSection key={kind} kind={kind} list={sections[kind]} />
      ))}
    </div>
  );
}

/** In the order in which they are shown. */
const KINDS = ['review', 'follow', 'place', 'decided'] as const;

type InboxList = ReturnType<typeof useInbox>;

/** What there is of one kind; nothing where there is none. */
function InboxSection({ kind, list }: { readonly kind: InboxKind; readonly list: InboxList }) {
  const t = useTranslate('host');
  const items = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const isFailed = list.isError && list.data === undefined;
  if (items.length === 0 && !isFailed) return null;
  const id = `inbox-${kind}`;
  return (
    <section aria-labelledby={id} className={css['section']}>
      <h2 id={id}>{t(`inbox.sections.${kind}`)}</h2>
      {isFailed && (
        <div role="alert" className={css['failed']}>
          <span>
            {t('inbox.failed')} {t(failureMessageKey(list.error))}
          </span>
          <Button disabled={list.isFetching} onClick={() => void list.refetch()}>
            {t('common.retry')}
          </Button>
        </div>
      )}
      <StaleSign query={list} failed={t('inbox.failed')} />
      <ul className={primitives['stack']}>
        {items.map((entry) => (
          <InboxItem key={keyOf(entry)} entry={entry} />
        ))}
      </ul>
      <MoreButton list={list} text={t('inbox.more')} failed={t('inbox.failed')} />
    </section>
  );
}

function keyOf(entry: InboxEntry): string {
  const within = entry.kind === 'place' ? entry.document.id : entry.kind === 'decided' && entry.update.id;
  return `${entry.code.id} ${within}`;
}
