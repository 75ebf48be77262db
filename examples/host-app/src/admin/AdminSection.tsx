import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from '@glossator/i18n';
import { Button } from '../ui/Button';
import { StaleSign, type ListQuery } from '../ui/StaleSign';
import css from './glossator-admin.module.css';

interface AdminSectionProps {
  readonly title: string;
  /** What is shown, as far as it has been loaded. */
  readonly query: ListQuery;
  readonly children: ReactNode;
}

/** One matter of the admins under its heading, with how its loading stands. */
export function AdminSection({ title, query, children }: AdminSectionProps) {
  const t = useTranslate('host');
  const id = useId();
  return (
    <section className={css['section']} aria-labelledby={id}>
      <h2 id={id} className={css['heading']}>
        {title}
      </h2>
      {query.data === undefined && !query.isError && <p role="status">{t('common.loading')}</p>}
      {query.data === undefined && query.isError && (
        <p role="alert">
          {t('common.somethingWentWrong')}{' '}
          <Button onClick={() => void query.refetch()}>{t('common.retry')}</Button>
        </p>
      )}
      <StaleSign query={query} failed={t('common.somethingWentWrong')} />
      {children}
    </section>
  );
}
