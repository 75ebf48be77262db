import { useState } from 'react';
import type { BinnedCode } from '@glossator/client-sdk/contract';
import { useLocale, useTranslate, writeBytes } from '@glossator/i18n';
import { failureMessageKey } from '../app/problems';
import { usePageTitle } from '../app/use-page-title';
import shell from '../shell/glossator-shell.module.css';
import { BackLink } from '../ui/BackLink';
import { Button } from '../ui/Button';
import { ConfirmModal } from '../ui/Modal';
import { MoreButton } from '../ui/MoreButton';
import { StaleSign } from '../ui/StaleSign';
import { classNames } from '../ui/class-names';
import primitives from '../ui/glossator-primitives.module.css';
import { BinRow } from './BinRow';
import css from './glossator-bin.module.css';
import { useBin, useBinChanges } from './use-bin';

/** The recycle bin: deleted Codes, which can be restored for 30 days (decisions.md section 4). */
export function BinScreen() {
  const t = useTranslate('host');
  usePageTitle(t('bin.title'));
  const { list, items } = useBin();
  const { restore, remove } = useBinChanges();
  const [asked, setAsked] = useState<BinnedCode | 'all'>();
  const isPending = restore.isPending || remove.isPending;
  return (
    <div className={shell['page']}>
      <BackLink to="/library" className={css['back']}>
        {t('common.backToLibrary')}
      </BackLink>
      <div className={primitives['head']}>
        <h1 className={shell['title']}>{t('bin.title')}</h1>
        {items.length > 0 && (
          <Button look="danger" disabled={isPending} onClick={() => setAsked('all')}>
            {t('bin.empty')}
          </Button>
        )}
      </div>
      <p className={primitives['lead']}>
        {t('bin.lead')} <Storage items={items} isWhole={!list.hasNextPage} />
      </p>
      <StaleSign query={list} failed={t('bin.failed')} />
      {list.isPending && <p role="status">{t('common.loading')}</p>}
      {list.isError && !list.data && (
        <p role="alert">
          {t('bin.failed')} {t(failureMessageKey(list.error))}
        </p>
      )}
      {list.isSuccess && items.length === 0 && <p className={primitives['lead']}>{t('bin.nothing')}</p>}
      {items.length > 0 && (
        <table className={classNames(primitives['table'], css['table'])}>
          <thead>
            <tr>
              <th>{t('library.columns.title')}</th>
              <th>{t('bin.columns.deleted')}</th>
              <th>{t('bin.columns.left')}</th>
              <th className={primitives['number']}>{t('bin.columns.storage')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {items.map((code) => (
              <BinRow
                key={code.id}
                code={code}
                isPending={isPending}
                onRestore={() => restore.mutate(code)}
                onRemove={() => setAsked(code)}
              />
            ))}
          </tbody>
        </table>
      )}
      <MoreButton list={list} text={t('library.more')} failed={t('bin.failed')} />
      {asked && (
        <RemoveModal
          what={asked}
          isPending={remove.isPending}
          onClose={() => setAsked(undefined)}
          onConfirm={() => remove.mutate(asked, { onSettled: () => setAsked(undefined) })}
        />
      )}
    </div>
  );
}

/** What all of it takes of the user's storage, once all of it is known. */
function Storage({ items, isWhole }: { readonly items: readonly BinnedCode[]; readonly isWhole: boolean }) {
  const t = useTranslate('host');
  const locale = useLocale();
  const bytes = items.reduce((sum, { storageBytes }) => sum + storageBytes, 0);
  if (!isWhole || bytes === 0) return null;
  return <>{t('bin.storage', { size: writeBytes(bytes, locale) })}</>;
}

interface RemoveModalProps {
  readonly what: BinnedCode | 'all';
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before something is removed for good. */
function RemoveModal({ what, ...rest }: RemoveModalProps) {
  const t = useTranslate('host');
  const title =
    what === 'all'
      ? t('bin.emptyTitle')
      : t('bin.removeTitle', { title: what.title || t('library.untitled') });
  return (
    <ConfirmModal {...rest} title={title} cancel={t('common.cancel')} confirm={t('bin.remove')}>
      {what === 'all' ? t('bin.emptyText') : t('bin.removeText')}
    </ConfirmModal>
  );
}
