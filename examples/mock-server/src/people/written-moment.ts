import { dateFormat, type DateFormat, type LocaleCode } from '@glossator/i18n';

/** Writes moments in UTC and says so, for nobody knows where the reader is. */
export function momentFormat(language: LocaleCode): DateFormat {
  return dateFormat(language, 'momentInZone', { timeZone: 'UTC' });
}
