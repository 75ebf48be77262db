import type { ReviewedUpdate } from '@glossator/client-sdk/contract';
import { useLocale, useTranslate } from '@glossator/i18n';
import { useEffect, useRef, useState } from 'react';
import { selectActiveDocument } from '../../../core/documents/selectors';
import { useAnnotatorContext, useAnnotatorState } from '../../annotator/context/annotator-context';
import { saveFile } from '../../controls/save-file';
import { useDay } from '../../controls/dates/use-day';
import { useVersions, type WantedReport } from '../../annotator/context/versions-context';

const TYPES = { csv: 'text/csv', pdf: 'application/pdf' } as const;
/** How a report is wanted. */
export type ReportFormat = WantedReport['format'];

/** Has the server make the report of an Update and gives it to the browser; undefined where there are no reports. */
export function useReport({ id: updateId, reviewedAt }: ReviewedUpdate) {
  const t = useTranslate('annotator');
  const locale = useLocale();
  const day = useDay();
  const { clock, log, codeTitle } = useAnnotatorContext();
  const { readReport } = useVersions();
  const document = useAnnotatorState(selectActiveDocument);
  const [busy, setBusy] = useState<ReportFormat | undefined>(undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  if (!readReport || !document) return undefined;

  const download = (format: ReportFormat) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setBusy(format);
    setHasFailed(false);
    readReport({ id: document.codeId, updateId, format, locale }, own.signal).then(
      (data) => {
        if (own.signal.aborted) return;
        setBusy(undefined);
        const name = t('versions.reportName', { title: codeTitle ?? document.title, date: day(reviewedAt) });
        saveFile(new Blob([data], { type: TYPES[format] }), `${name}.${format}`, clock);
      },
      (error: unknown) => {
        if (own.signal.aborted) return;
        log.error('A report could not be made', error);
        setBusy(undefined);
        setHasFailed(true);
      },
    );
  };
  return { busy, hasFailed, download };
}
