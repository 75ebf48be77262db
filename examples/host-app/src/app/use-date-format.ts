import { useMemo } from 'react';
import { dateFormat, useLocale } from '@glossator/i18n';

/** Formats days, or moments where the time of day matters, for the reader, so that no line ends within one. */
export function useDateFormat(what: 'day' | 'moment'): (moment: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const format = dateFormat(locale, what);
    return (moment) => format.format(new Date(moment)).replaceAll(' ', '\u00a0');
  }, [locale, what]);
}
