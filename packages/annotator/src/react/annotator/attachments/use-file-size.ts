import { useLocale, writeBytes } from '@glossator/i18n';
import { useCallback } from 'react';

/** Says how large a file is: 820 bytes, 12 kB, 3.4 MB. */
export function useFileSize(): (bytes: number) => string {
  const locale = useLocale();
  return useCallback((bytes) => writeBytes(bytes, locale), [locale]);
}
