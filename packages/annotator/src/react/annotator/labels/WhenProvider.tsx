import { dateFormat, useLocale, useTranslate } from '@glossator/i18n';
import { useMemo, type ReactNode } from 'react';
import { useAnnotatorContext } from '../context/annotator-context';
import { WhenContext, type When } from './use-when';

/** Gives everything inside of an annotator its one `When`. */
export function WhenProvider({ children }: { readonly children: ReactNode }) {
  return <WhenContext.Provider value={useMakeWhen()}>{children}</WhenContext.Provider>;
}

function useMakeWhen(): When {
  const t = useTranslate('annotator');
  const language = useLocale();
  const { clock } = useAnnotatorContext();
  return useMemo(() => {
    const thisYear = dateFormat(language, 'dayOfYear');
    const otherYear = dateFormat(language, 'day');
    return (moment) => {
      const date = new Date(moment);
      const today = new Date(clock.now());
      const yesterday = new Date(clock.now());
      yesterday.setDate(today.getDate() - 1);
      if (date.toDateString() === today.toDateString()) return t('annotations.today');
      if (date.toDateString() === yesterday.toDateString()) return t('annotations.yesterday');
      return (date.getFullYear() === today.getFullYear() ? thisYear : otherYear).format(date);
    };
  }, [t, language, clock]);
}
