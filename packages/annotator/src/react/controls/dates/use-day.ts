import { useLocale } from '@glossator/i18n';
import { useMemo } from 'react';

/** Says the day of a moment, with the month in words, or shortly. */
export function useDay(length: 'long' | 'medium' = 'long'): (moment: string) => string {
  const language = useLocale();
  return useMemo(() => {
    // Readers of European law write the day first in English too.
    const locale = language === 'en' ? 'en-GB' : language;
    const format = new Intl.DateTimeFormat(locale, { dateStyle: length });
    return (moment) => format.format(new Date(moment));
  }, [language, length]);
}
