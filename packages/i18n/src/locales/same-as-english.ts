import type { LocaleCode } from '../messages';

/** Words of texts that are the same as in English, and should be: in small letters and in alphabetical order. */
export const sameAsEnglish: Readonly<Record<Exclude<LocaleCode, 'en'>, string>> = {
  de: 'annotator code codes esc format glossator name paralegal pause person server status uploads zoom',
  fr: 'admin administration annotation annotations article code codes contact ctrl cyan document documents format glossator invitations iris jade message messages note notes notifications olive p page pages pause possible public questions version versions zoom',
  it: 'account ctrl esc file glossator p password server zoom',
  es: 'color ctrl esc glossator zoom',
};
