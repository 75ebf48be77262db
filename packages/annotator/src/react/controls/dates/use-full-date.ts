import { useLocale } from '@glossator/i18n';
import { useMemo } from 'react';

/** Says a day with its year: 3 March 2026. */
export function useFullDate(): (moment: string) => string {
  const language = useLocale();
  return useMemo(() => {
    // Readers of European law write the day first in English too.
    const locale = language === 'en' ? 'en-GB' : language;
    const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
    return (moment) => format.format(new Date(moment));
  }, [language]);
}
