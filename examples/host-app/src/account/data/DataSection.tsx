import { useTranslate } from '@glossator/i18n';
import { AccountSection } from '../AccountSection';
import { ExportPart } from './ExportPart';
import { ImportPart } from './ImportPart';

/** All data of the account: out of this server, and into it. */
export function DataSection() {
  const t = useTranslate('host');
  return (
    <AccountSection title={t('accountData.title')}>
      <ExportPart />
      <ImportPart />
    </AccountSection>
  );
}
