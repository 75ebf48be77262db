import { Link } from 'react-router-dom';
import type { InboxEntry } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useDateFormat } from '../app/use-date-format';
import { coverStyle } from '../library/cover';
import { classNames } from '../ui/class-names';
import primitives from '../ui/glossator-primitives.module.css';
import css from './glossator-updates.module.css';

type EntryOf<Kind extends InboxEntry['kind']> = Extract<InboxEntry, { readonly kind: Kind }>;
type PendingUpdate = EntryOf<'review'>['update'];

/** One entry: the Code, which leads to its place, and what there is. */
export function InboxItem({ entry }: { readonly entry: InboxEntry }) {
  const t = useTranslate('host');
  const { title, coverColor } = entry.code;
  return (
    <li className={css['item']}>
      <span className={css['spine']} style={coverStyle(coverColor)} aria-hidden />
      <div className={css['words']}>
        <Link to={placeOf(entry)} className={css['title']}>
          {title || t('library.untitled')}
        </Link>
        <Details entry={entry} />
      </div>
    </li>
  );
}

/** Where an entry leads to. */
function placeOf(entry: InboxEntry): string {
  const { id } = entry.code;
  switch (entry.kind) {
    case 'review':
      return `/codes/${id}/review`;
    case 'follow':
      if (entry.trouble === 'noRoom') return '/files';
      return entry.update ? `/codes/${id}/review` : `/codes/${id}`;
    case 'place':
      return `/codes/${id}/${entry.document.id}?tab=code-update`;
    case 'decided':
      return `/codes/${id}?tab=code-update`;
  }
}

function Details({ entry }: { readonly entry: InboxEntry }) {
  switch (entry.kind) {
    case 'review':
      return <Pending update={entry.update} />;
    case 'follow':
      return <Followed entry={entry} />;
    case 'place':
      return <Place entry={entry} />;
    case 'decided':
      return <Decided entry={entry} />;
  }
}

function Pending({ update }: { readonly update: PendingUpdate }) {
  const t = useTranslate('host');
  const { documents, changes, comparison, createdAt, createdBy } = update;
  const written = useDateFormat('moment');
  return (
    <>
      <span className={css['facts']}>
        <span>{t('inbox.documents', { count: documents })}</span>
        {changes !== undefined && <span>{t('inbox.changes', { count: changes })}</span>}
        {comparison !== 'ready' && (
          <span className={classNames(primitives['pill'], css['sign'])}>
            {t(comparison === 'running' ? 'inbox.comparing' : 'inbox.notCompared')}
          </span>
        )}
      </span>
      <span className={css['when']}>
        <bdi>{createdBy.isFormer ? t('admin.formerUser') : createdBy.name}</bdi>
        <time dateTime={createdAt}>{written(createdAt)}</time>
      </span>
    </>
  );
}

function Followed({ entry: { source, update, trouble } }: { readonly entry: EntryOf<'follow'> }) {
  const t = useTranslate('host');
  return (
    <>
      {source && (
        <span className={css['facts']}>
          {t('inbox.from', { title: source.title || t('library.untitled') })}
        </span>
      )}
      {trouble && <span className={css['trouble']}>{t(`inbox.${trouble}`)}</span>}
      {update && <Pending update={update} />}
    </>
  );
}

function Place({ entry: { document, count } }: { readonly entry: EntryOf<'place'> }) {
  const t = useTranslate('host');
  return (
    <span className={css['facts']}>
      <span dir="auto">{document.title}</span>
      <span>{t('inbox.count', { count })}</span>
    </span>
  );
}

function Decided({ entry: { update } }: { readonly entry: EntryOf<'decided'> }) {
  const t = useTranslate('host');
  const { reviewResult, reviewedAt, reviewedBy, hasReport } = update;
  const name = reviewedBy.isFormer ? t('admin.formerUser') : reviewedBy.name;
  const written = useDateFormat('moment');
  return (
    <>
      <span className={css['facts']}>
        <span>{t(`inbox.decided.${reviewResult}`, { name })}</span>
        {hasReport && <span>{t('inbox.report')}</span>}
      </span>
      <time className={css['when']} dateTime={reviewedAt}>
        {written(reviewedAt)}
      </time>
    </>
  );
}
