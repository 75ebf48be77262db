import { dateLocale } from './messages';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A number of bytes in words: 820 bytes, 1.2 kB, 16 MB. Steps of 1,024, one digit after the point where that says more. */
export function writeBytes(bytes: number, locale: string): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const amount = bytes / 1024 ** step;
  const unit = UNITS[step] ?? 'byte';
  const maximumFractionDigits = step > 0 && amount < 10 ? 1 : 0;
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  const options = { style: 'unit', unit, unitDisplay, maximumFractionDigits } as const;
  return new Intl.NumberFormat(locale, options).format(amount);
}

/** The one way in which days, and moments where the time matters, are written for readers of a language: 3 March 2026. */
export function dateFormat(
  language: string,
  what: 'day' | 'moment',
  zone: Pick<Intl.DateTimeFormatOptions, 'timeZone'> = {},
): Intl.DateTimeFormat {
  const time = what === 'moment' ? ({ timeStyle: 'short' } as const) : {};
  return new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', ...time, ...zone });
}
