const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A number of bytes in words, such as "1.2 MB": steps of 1,000, one digit after the point where that says more. */
export function formatBytes(bytes: number, locale: string): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const value = bytes / 1000 ** step;
  const unit = UNITS[step] ?? 'byte';
  const maximumFractionDigits = step > 0 && value < 10 ? 1 : 0;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits,
  }).format(value);
}
