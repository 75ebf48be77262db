import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { AdminUser } from '@glossator/client-sdk/contract';
import { useLocale, useTranslate, writeBytes } from '@glossator/i18n';
import { useDateFormat } from '../app/use-date-format';
import { failureMessageKey, problemCodeOf } from '../app/problems';
import { useServices } from '../app/services';
import { useSubmission } from '../forms/use-submission';
import { notify } from '../shell/notify';
import { Button } from '../ui/Button';
import { ConfirmModal } from '../ui/Modal';
import { AdminSection } from './AdminSection';
import { classNames } from '../ui/class-names';
import primitives from '../ui/glossator-primitives.module.css';
import css from './glossator-admin.module.css';
import { MoreButton } from '../ui/MoreButton';
import { ADMIN_KEY, useAdminList } from './use-admin-list';

/** All accounts, and the way to archive one. */
export function AdminUsers() {
  const t = useTranslate('host');
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { run, isRunning } = useSubmission();
  const { list, items } = useAdminList('users', client.admin.users);
  const [asked, setAsked] = useState<AdminUser>();
  async function archive({ id, name }: AdminUser) {
    const { isDone, failure } = await run(() => client.admin.archiveUser({ userId: id }));
    // What another admin has done meanwhile is what was wanted.
    const isArchived = isDone || problemCodeOf(failure) === 'NOT_FOUND';
    notify(
      isArchived ? 'info' : 'error',
      isArchived ? t('admin.archived', { name }) : t(failureMessageKey(failure)),
    );
    setAsked(undefined);
    await queryClient.invalidateQueries({ queryKey: [ADMIN_KEY] });
  }
  return (
    <AdminSection title={t('admin.users')} query={list}>
      {items.length > 0 && <UsersTable users={items} onArchive={setAsked} />}
      <MoreButton list={list} text={t('admin.more')} failed={t('common.somethingWentWrong')} />
      {asked && (
        <ConfirmModal
          title={t('admin.archiveTitle', { name: asked.name })}
          cancel={t('common.cancel')}
          confirm={t('admin.archive')}
          isPending={isRunning}
          onClose={() => setAsked(undefined)}
          onConfirm={() => void archive(asked)}
        >
          {t('admin.archiveWarning', { email: asked.email })}
        </ConfirmModal>
      )}
    </AdminSection>
  );
}

interface UsersTableProps {
  readonly users: readonly AdminUser[];
  readonly onArchive: (user: AdminUser) => void;
}

function UsersTable({ users, onArchive }: UsersTableProps) {
  const t = useTranslate('host');
  const locale = useLocale();
  const written = useDateFormat('day');
  return (
    <table className={classNames(primitives['table'], css['table'])}>
      <thead>
        <tr>
          <th>{t('admin.columns.name')}</th>
          <th>{t('admin.columns.email')}</th>
          <th>{t('admin.columns.created')}</th>
          <th className={css['number']}>{t('admin.columns.storage')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <td>{user.isArchived ? t('admin.formerUser') : user.name}</td>
            <td>{user.email}</td>
            <td>{written(user.createdAt)}</td>
            <td className={css['number']}>{writeBytes(user.storageBytes, locale)}</td>
            <td className={css['action']}>
              {user.isArchived || user.isAdmin ? (
                <span className={css['quiet']}>
                  {user.isAdmin ? t('admin.isAdmin') : t('admin.isArchived')}
                </span>
              ) : (
                <Button
                  aria-label={t('admin.archiveUser', { name: user.name, email: user.email })}
                  onClick={() => onArchive(user)}
                >
                  {t('admin.archive')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
