import { dateLocale, type LocaleCode } from '@glossator/i18n';

/** Writes moments in UTC and says so, for nobody knows where the reader is. */
export function momentFormat(language: LocaleCode): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(dateLocale(language), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
}
