import { useLocale, useTranslate, writeBytes } from '@glossator/i18n';
import { useDateFormat } from '../app/use-date-format';
import { useServices } from '../app/services';
import { AdminSection } from './AdminSection';
import { classNames } from '../ui/class-names';
import primitives from '../ui/glossator-primitives.module.css';
import css from './glossator-admin.module.css';
import { MoreButton } from '../ui/MoreButton';
import { useAdminList } from './use-admin-list';

/** All Codes: title, owner and size. */
export function AdminCodes() {
  const t = useTranslate('host');
  const locale = useLocale();
  const { client } = useServices();
  const { list, items } = useAdminList('codes', client.admin.codes);
  const written = useDateFormat('day');
  return (
    <AdminSection title={t('admin.codes')} query={list}>
      {list.isSuccess && items.length === 0 && <p className={css['quiet']}>{t('admin.noCodes')}</p>}
      {items.length > 0 && (
        <table className={classNames(primitives['table'], css['table'])}>
          <thead>
            <tr>
              <th>{t('admin.columns.title')}</th>
              <th>{t('admin.columns.owner')}</th>
              <th>{t('admin.columns.created')}</th>
              <th className={css['number']}>{t('admin.columns.size')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ id, title, owner, createdAt, storageBytes }) => (
              <tr key={id}>
                <td>{title || t('library.untitled')}</td>
                <td>{owner.isFormer ? t('admin.formerUser') : owner.name}</td>
                <td>{written(createdAt)}</td>
                <td className={css['number']}>{writeBytes(storageBytes, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <MoreButton list={list} text={t('admin.more')} failed={t('common.somethingWentWrong')} />
    </AdminSection>
  );
}
