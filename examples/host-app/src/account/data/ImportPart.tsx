import { useId, useRef } from 'react';
import { useTranslate } from '@glossator/i18n';
import { Button } from '../../ui/Button';
import { LabelledProgress } from '../../ui/LabelledProgress';
import { ImportReport } from './ImportReport';
import { useImport } from './use-import';

/** Takes an export in, and says what came of it. */
export function ImportPart() {
  const t = useTranslate('host');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { uploaded, last, start, stop } = useImport();
  const isRunning = last?.state === 'running';
  return (
    <>
      <p>{t('accountData.importLead')}</p>
      {uploaded !== undefined && (
        <>
          <LabelledProgress label={t('accountData.uploading')} percent={uploaded} />
          <div>
            <Button onClick={stop}>{t('accountData.stop')}</Button>
          </div>
        </>
      )}
      {isRunning && (
        <LabelledProgress label={t('accountData.importing')} percent={Math.round(last.share * 100)} />
      )}
      {uploaded === undefined && !isRunning && (
        <div>
          <Button onClick={() => input.current?.click()}>{t('accountData.importLabel')}</Button>
          <input
            ref={input}
            id={id}
            type="file"
            hidden
            accept=".zip,application/zip"
            aria-label={t('accountData.importLabel')}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) start(file);
              target.value = '';
            }}
          />
        </div>
      )}
      {last && !isRunning && <ImportReport last={last} />}
    </>
  );
}
