import { useMemo } from 'react';
import { dateLocale, useLocale } from '@glossator/i18n';

/** How dates are written: the day, and the time of day where it matters. */
const STYLES = {
  day: { dateStyle: 'medium' },
  longDay: { dateStyle: 'long' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
} as const;

/** Formats moments for the reader, so that no line ends within one. */
export function useDateFormat(style: keyof typeof STYLES): (moment: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(dateLocale(locale), STYLES[style]);
    return (moment) => format.format(new Date(moment)).replaceAll(' ', '\u00a0');
  }, [locale, style]);
}
