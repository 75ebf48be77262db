import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from '@glossator/i18n';
import { useServices } from '../app/services';
import { countryChoices } from '../auth/countries';
import shell from '../shell/glossator-shell.module.css';
import { Button } from '../ui/Button';
import css from './glossator-account.module.css';

function Entry({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** The account: the profile as the server has it. */
export function AccountScreen() {
  const t = useTranslate('host');
  const locale = useLocale();
  const { client } = useServices();
  const profile = useQuery({
    queryKey: ['profile'],
    queryFn: ({ signal }) => client.profile.get({}, { signal }),
  });
  const user = profile.data;
  return (
    <div className={shell['page']}>
      <h1 className={shell['title']}>{t('account.title')}</h1>
      {profile.isError && (
        <p role="alert">
          {t('common.somethingWentWrong')}{' '}
          <Button onClick={() => void profile.refetch()}>{t('common.retry')}</Button>
        </p>
      )}
      {profile.isPending && <p role="status">{t('common.loading')}</p>}
      {user && (
        <dl className={css['profile']}>
          <Entry term={t('account.name')}>{`${user.firstName} ${user.lastName}`}</Entry>
          <Entry term={t('account.email')}>{user.email}</Entry>
          <Entry term={t('account.country')}>
            {countryChoices(locale).find(({ id }) => id === user.country)?.label ?? user.country}
          </Entry>
          <Entry term={t('account.position')}>{user.otherPosition ?? user.position}</Entry>
          <Entry term={t('account.fieldsOfLaw')}>
            {user.fieldsOfLaw.length === 0
              ? t('account.none')
              : new Intl.ListFormat(locale, { type: 'unit' }).format(user.fieldsOfLaw)}
          </Entry>
          <Entry term={t('account.twoFactor')}>{user.has2fa ? t('account.on') : t('account.off')}</Entry>
          <Entry term={t('account.since')}>
            {new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(user.createdAt))}
          </Entry>
        </dl>
      )}
      <p className={css['later']}>{t('account.later')}</p>
    </div>
  );
}
