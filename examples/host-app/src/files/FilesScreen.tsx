import { oneOf } from '../ui/one-of';
import { FILE_ORDERS } from '@glossator/client-sdk/constants';
import { useState } from 'react';
import type { FileOrder } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey } from '../app/problems';
import { usePageTitle } from '../app/use-page-title';
import shell from '../shell/glossator-shell.module.css';
import { MoreButton } from '../ui/MoreButton';
import { SelectField } from '../ui/SelectField';
import { StaleSign } from '../ui/StaleSign';
import { FileTable } from './FileTable';
import primitives from '../ui/glossator-primitives.module.css';
import css from './glossator-files.module.css';
import { StorageBar } from './StorageBar';
import { useFiles } from './use-files';

/** The files area: everything the user has uploaded, and where it is used (decisions.md sections 4 and 8). */
export function FilesScreen() {
  const t = useTranslate('host');
  usePageTitle(t('files.title'));
  const [order, setOrder] = useState<FileOrder>('code');
  const { list, items } = useFiles(order);
  return (
    <div className={shell['page']}>
      <div className={primitives['head']}>
        <h1 className={shell['title']}>{t('files.title')}</h1>
        <StorageBar />
      </div>
      <p className={primitives['lead']}>{t('files.lead')}</p>
      <StaleSign query={list} failed={t('files.failed')} />
      {list.isPending && <p role="status">{t('common.loading')}</p>}
      {list.isError && !list.data && (
        <p role="alert">
          {t('files.failed')} {t(failureMessageKey(list.error))}
        </p>
      )}
      {list.isSuccess && items.length === 0 && <p className={primitives['lead']}>{t('files.nothing')}</p>}
      {items.length > 0 && (
        <>
          <OrderField order={order} onChange={setOrder} />
          <FileTable items={items} order={order} />
        </>
      )}
      <MoreButton list={list} text={t('library.more')} failed={t('files.failed')} />
    </div>
  );
}

interface OrderFieldProps {
  readonly order: FileOrder;
  readonly onChange: (order: FileOrder) => void;
}

function OrderField({ order, onChange }: OrderFieldProps) {
  const t = useTranslate('host');
  const choices = [
    { id: 'code', label: t('files.orders.code') },
    { id: '-created_at', label: t('files.orders.newest') },
    { id: '-size', label: t('files.orders.largest') },
  ];
  return (
    <div className={css['order']}>
      <SelectField
        label={t('files.sortBy')}
        choices={choices}
        value={order}
        onChange={(id) => onChange(oneOf(FILE_ORDERS, id))}
      />
    </div>
  );
}
