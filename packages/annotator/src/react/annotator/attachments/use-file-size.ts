import { useLocale } from '@glossator/i18n';
import { useMemo } from 'react';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Says how large a file is: 820 bytes, 12 kB, 3.4 MB. Takes bytes; a kilobyte is 1,024 of them. */
export function useFileSize(): (bytes: number) => string {
  const locale = useLocale();
  return useMemo(() => {
    const formats = UNITS.map(
      (unit) =>
        new Intl.NumberFormat(locale, {
          style: 'unit',
          unit,
          unitDisplay: unit === 'byte' ? 'long' : 'short',
          maximumFractionDigits: 1,
        }),
    );
    return (bytes) => {
      const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
      const amount = bytes / 1024 ** power;
      return formats[power]?.format(amount < 10 ? amount : Math.round(amount)) ?? '';
    };
  }, [locale]);
}
