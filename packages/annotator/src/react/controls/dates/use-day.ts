import { useLocale } from '@glossator/i18n';
import { useMemo } from 'react';

/** The locale of the days that are written for readers of a language. */
export function dayLocale(language: string): string {
  // Readers of European law write the day first in English too.
  return language === 'en' ? 'en-GB' : language;
}

/** Formats the day of a moment: 3 March 2026, or 3 Mar 2026. */
export function useDay(length: 'long' | 'medium' = 'long'): (moment: string) => string {
  const language = useLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(dayLocale(language), { dateStyle: length });
    return (moment) => format.format(new Date(moment));
  }, [language, length]);
}
