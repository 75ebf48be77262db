import { dateFormat, useLocale } from '@glossator/i18n';
import { useMemo } from 'react';

/** Formats the day of a moment: 3 March 2026. */
export function useDay(): (moment: string) => string {
  const language = useLocale();
  return useMemo(() => {
    const format = dateFormat(language, 'day');
    return (moment) => format.format(new Date(moment));
  }, [language]);
}
