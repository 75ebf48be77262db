import { useLocale, useTranslate, writeBytes } from '@glossator/i18n';
import { LabelledProgress } from '../ui/LabelledProgress';
import css from './glossator-files.module.css';
import { useStorage } from './use-files';

/** How much of the user's storage is taken; nothing until that is known. */
export function StorageBar() {
  const t = useTranslate('host');
  const locale = useLocale();
  const { data } = useStorage();
  if (!data) return null;
  const { usedBytes, quotaBytes } = data;
  const percent = quotaBytes === 0 ? 100 : Math.min(100, (usedBytes / quotaBytes) * 100);
  const label = t('files.used', {
    used: writeBytes(usedBytes, locale),
    quota: writeBytes(quotaBytes, locale),
  });
  return (
    <div className={css['storage']}>
      <LabelledProgress label={label} percent={percent} />
    </div>
  );
}
