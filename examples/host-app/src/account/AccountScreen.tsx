import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { User } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useServices } from '../app/services';
import shell from '../shell/glossator-shell.module.css';
import { Button } from '../ui/Button';
import { classNames } from '../ui/class-names';
import { PROFILE_KEY } from './account-keys';
import { DeletionSection } from './DeletionSection';
import { DisplaySection } from './DisplaySection';
import { EmailSection } from './EmailSection';
import css from './glossator-account.module.css';
import { NotificationMailsSection } from './NotificationMailsSection';
import { PasswordSection } from './PasswordSection';
import { ProfileSection } from './ProfileSection';
import { SessionsSection } from './SessionsSection';
import { StorageSection } from './StorageSection';
import { TwoFactorSection } from './TwoFactorSection';

/** Rarely wanted, and so loaded when the rest is there. */
const DataSection = lazy(async () => ({ default: (await import('./data/DataSection')).DataSection }));

/** The account: the profile as the server has it, and what can be done with it. */
export function AccountScreen() {
  const t = useTranslate('host');
  const { client, session } = useServices();
  const queryClient = useQueryClient();
  const profile = useQuery({
    queryKey: PROFILE_KEY,
    queryFn: ({ signal }) => client.profile.get({}, { signal }),
  });
  const user = profile.data;
  const keep = (changed: User) => {
    // Somebody else may have logged in while it was under way.
    if (session.getState().user?.id !== changed.id) return;
    session.setUser(changed);
    queryClient.setQueryData(PROFILE_KEY, changed);
  };
  return (
    <div className={shell['page']}>
      <h1 className={classNames(shell['title'], css['title'])}>{t('account.title')}</h1>
      {profile.isError && !user && (
        <p role="alert">
          {t('common.somethingWentWrong')}{' '}
          <Button onClick={() => void profile.refetch()}>{t('common.retry')}</Button>
        </p>
      )}
      {profile.isPending && <p role="status">{t('common.loading')}</p>}
      {user && (
        <>
          <ProfileSection user={user} onChanged={keep} />
          <EmailSection user={user} onChanged={keep} />
          <DisplaySection />
          <NotificationMailsSection user={user} onChanged={keep} />
          <PasswordSection />
          <TwoFactorSection user={user} onChanged={keep} />
          <SessionsSection />
          <StorageSection />
          <Suspense fallback={null}>
            <DataSection />
          </Suspense>
          <DeletionSection />
        </>
      )}
    </div>
  );
}
