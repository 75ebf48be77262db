import { dateLocale, useLocale } from '@glossator/i18n';
import { useMemo } from 'react';

/** Formats the day of a moment: 3 March 2026, or 3 Mar 2026. */
export function useDay(length: 'long' | 'medium' = 'long'): (moment: string) => string {
  const language = useLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: length });
    return (moment) => format.format(new Date(moment));
  }, [language, length]);
}
