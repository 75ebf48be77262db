import { useLocale, useTranslate } from '@glossator/i18n';
import { useMemo, useState } from 'react';
import { useAnnotatorContext } from '../annotator-context';

/** Says when something was, as shortly as it can be said: today, yesterday, 3 March, 3 March 2024. */
export function useWhen(): (moment: string) => string {
  const t = useTranslate('annotator');
  const language = useLocale();
  // Readers of European law write the day first in English too.
  const locale = language === 'en' ? 'en-GB' : language;
  const { clock } = useAnnotatorContext();
  const [now] = useState(() => clock.now());
  return useMemo(() => {
    const today = new Date(now);
    const yesterday = new Date(now);
    yesterday.setDate(today.getDate() - 1);
    const thisYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' });
    const otherYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
    return (moment) => {
      const date = new Date(moment);
      if (date.toDateString() === today.toDateString()) return t('annotations.today');
      if (date.toDateString() === yesterday.toDateString()) return t('annotations.yesterday');
      return (date.getFullYear() === today.getFullYear() ? thisYear : otherYear).format(date);
    };
  }, [t, locale, now]);
}
