import { createTranslate, dateFormat, loadMessages, type LocaleCode } from '@glossator/i18n';
import type { VersionRow } from '../tables/documents';

/** Names the state of the law that a Version has; undefined where nothing is known of it. */
export type NameState = (version: Pick<VersionRow, 'legalDate' | 'label'>) => string | undefined;

/** What names the states of Versions in a language, as the app does. */
export async function versionStates(language: LocaleCode): Promise<NameState> {
  const t = createTranslate(language, await loadMessages(language), 'annotator');
  const day = dateFormat(language, 'day', { timeZone: 'UTC' });
  return ({ legalDate, label }) => {
    if (label !== undefined || legalDate === undefined) return label;
    return t('versions.inForce', { date: day.format(new Date(legalDate)) });
  };
}
