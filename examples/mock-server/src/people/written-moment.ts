import { dateLocale, TRANSLATED_LOCALES, type LocaleCode } from '@glossator/i18n';

/** The language in which a person is written to: English where there are no words in theirs yet. Dates go with the words. */
export function writtenLanguage(wanted: LocaleCode): LocaleCode {
  return TRANSLATED_LOCALES.find((locale) => locale === wanted) ?? 'en';
}

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
