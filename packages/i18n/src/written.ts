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

/** What is written of a moment. Zones are named where nobody knows where the reader is. */
const PARTS = {
  day: { dateStyle: 'long' },
  dayOfYear: { day: 'numeric', month: 'long' },
  moment: { dateStyle: 'long', timeStyle: 'short' },
  momentInZone: {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** The first of a month, which French and Italian lawyers write as an ordinal; `Intl` does not. */
const FIRST: Readonly<Record<string, string>> = { fr: '1er ', it: '1º ' };

/** Writes moments for readers of a language. */
export interface DateFormat {
  format(moment: Date | number): string;
}

/** The one way in which days, and moments where the time matters, are written for readers of a language: 3 March 2026. */
export function dateFormat(
  language: string,
  what: keyof typeof PARTS,
  zone: Pick<Intl.DateTimeFormatOptions, 'timeZone'> = {},
): DateFormat {
  const written = new Intl.DateTimeFormat(dateLocale(language), { ...PARTS[what], ...zone });
  const first = FIRST[language];
  if (first === undefined) return written;
  return { format: (moment) => written.format(moment).replace(/^1 /, () => first) };
}
