import { Bell } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslate } from '@glossator/i18n';
import { buttonClass } from '../ui/Button';
import { classNames } from '../ui/class-names';
import { CountBadge } from '../ui/CountBadge';
import css from './glossator-notifications.module.css';

/** What the bell is called and shows, whichever button it is. */
export function useBell(count: number) {
  const t = useTranslate('host');
  return {
    'aria-label': t('notifications.open', { count }),
    className: classNames(buttonClass('quiet', true), css['bell']),
    children: (
      <>
        <Bell size="1.21em" aria-hidden />
        <CountBadge count={count} className={css['count']} />
      </>
    ),
  };
}

/** The bell before its list has been loaded. */
export function BellButton({ count, ...props }: ComponentProps<'button'> & { readonly count: number }) {
  return <button type="button" {...props} {...useBell(count)} />;
}
