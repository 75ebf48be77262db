import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate, writeBytes } from '@glossator/i18n';
import { failureMessageKey } from '../../app/problems';
import { useServices } from '../../app/services';
import { notify } from '../../shell/notify';
import { Button } from '../../ui/Button';
import { LabelledProgress } from '../../ui/LabelledProgress';
import css from '../glossator-account.module.css';
import { useExport } from './use-export';

/** What an export has in it, and the way to it. */
export function ExportPart() {
  const t = useTranslate('host');
  const locale = useLocale();
  const { client } = useServices();
  const overview = useQuery({
    queryKey: ['account', 'export'],
    queryFn: ({ signal }) => client.account.exportOverview({}, { signal }),
  });
  const { received, start, stop } = useExport({
    onDone: (bytes) => notify('info', t('accountData.downloaded', { size: writeBytes(bytes, locale) })),
    onFailed: (failure) => notify('error', t(failureMessageKey(failure))),
  });
  const { bytes = 0 } = overview.data ?? {};
  const size = writeBytes(bytes, locale);
  return (
    <>
      <p>{t('accountData.lead')}</p>
      {/* Its line is there from the beginning: what is below must not move under the pointer. */}
      <p className={css['quiet']}>
        {overview.data
          ? t('accountData.overview', { codes: overview.data.codes, files: overview.data.files, size })
          : '\u00a0'}
      </p>
      {received === undefined ? (
        <div>
          <Button onClick={start}>{t('accountData.download')}</Button>
        </div>
      ) : (
        <>
          <LabelledProgress
            label={t('accountData.downloading', { done: writeBytes(received, locale), size })}
            percent={bytes === 0 ? 0 : Math.min(100, Math.round((received / bytes) * 100))}
          />
          <div>
            <Button onClick={stop}>{t('accountData.stop')}</Button>
          </div>
        </>
      )}
    </>
  );
}
