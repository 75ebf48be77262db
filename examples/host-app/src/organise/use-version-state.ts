import type { CodeDocument } from '@glossator/client-sdk/contract';
import { dateFormat, useLocale, useTranslate } from '@glossator/i18n';

/** The state of the law that a document has, in words; undefined where nothing is known of it. */
export function useVersionState(version: CodeDocument['version']): string | undefined {
  const t = useTranslate('annotator');
  const format = dateFormat(useLocale(), 'day', { timeZone: 'UTC' });
  const { label, legalDate } = version ?? {};
  if (label !== undefined || legalDate === undefined) return label;
  return t('versions.inForce', { date: format.format(new Date(legalDate)) });
}
