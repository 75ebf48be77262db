import type { ReviewedDocument, ReviewedUpdate } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useAnnotatorContext } from '../../annotator/context/annotator-context';
import { useVersions } from '../../annotator/context/versions-context';
import { LazySynopsisDialog } from '../../annotator/synopsis/LazySynopsisDialog';
import type { SynopsisSource } from '../../annotator/synopsis/use-synopsis';
import { Button } from '../../controls/Button';
import css from './glossator-versions.module.css';
import { useDay } from '../../controls/dates/use-day';
import { useReport, type ReportFormat } from './use-report';

const FORMATS: readonly ReportFormat[] = ['pdf', 'csv'];

/** One reviewed Update: what it did to which document, and its report to download. */
export function ReviewedUpdateItem({ update }: { readonly update: ReviewedUpdate }) {
  const t = useTranslate('annotator');
  const day = useDay();
  const report = useReport(update);
  const { reviewResult, reviewedAt, reviewedBy, documents, hasReport } = update;
  const date = day(reviewedAt);
  return (
    <li className={css['update']}>
      <h3 className={css['title']}>
        <span className={css['chip']} data-result={reviewResult}>
          {t(`versions.results.${reviewResult}`)}
        </span>
        {date}
      </h3>
      <p className={css['line']}>{t('versions.reviewer', { name: reviewedBy.name })}</p>
      <ul className={css['changed']}>
        {documents.map((document) => (
          <ChangedDocument
            key={document.documentId}
            document={document}
            hasSynopsis={reviewResult === 'approve'}
          />
        ))}
      </ul>
      {hasReport && report && (
        <div className={css['buttons']} role="group" aria-label={t('versions.report')}>
          {FORMATS.map((format) => (
            <Button
              key={format}
              aria-label={t('versions.reportLabel', { date, format: format.toUpperCase() })}
              disabled={report.busy !== undefined}
              aria-busy={report.busy === format}
              onClick={() => report.download(format)}
            >
              <FileDown aria-hidden="true" size={14} strokeWidth={1.75} />
              {t('versions.report')} {format.toUpperCase()}
            </Button>
          ))}
        </div>
      )}
      <p role="alert" className={css['failure']}>
        {report?.hasFailed === true && t('versions.reportFailed')}
      </p>
    </li>
  );
}

interface ChangedDocumentProps {
  readonly document: ReviewedDocument;
  /** Whether both texts are there to be put side by side. */
  readonly hasSynopsis: boolean;
}

function ChangedDocument({ document, hasSynopsis }: ChangedDocumentProps) {
  const t = useTranslate('annotator');
  const { documentId, title, newTitle, warnings, fromVersion, toVersion, carryOver } = document;
  const isReplaced = fromVersion !== undefined && toVersion !== undefined;
  const counts = carryOver && carryOver.success + carryOver.unconfirmed + carryOver.failed > 0;
  return (
    <li>
      {isReplaced &&
        t('versions.changed.replaced', { title, from: String(fromVersion), to: String(toVersion) })}
      {(['deleted', 'added'] as const)
        .filter((warning) => warnings.includes(warning))
        .map((warning) => t(`versions.changed.${warning}`, { title }))}
      {newTitle !== undefined && (
        <span className={css['also']}>{t('versions.changed.renamed', { title, newTitle })}</span>
      )}
      {warnings.includes('reordered') && (
        <span className={css['also']}>{t('versions.changed.reordered', { title })}</span>
      )}
      {isReplaced && hasSynopsis && (
        <SynopsisOf documentId={documentId} title={newTitle ?? title} from={fromVersion} to={toVersion} />
      )}
      {counts && (
        <span className={css['counts']}>
          {t('versions.carryOver', {
            success: String(carryOver.success),
            unconfirmed: String(carryOver.unconfirmed),
            failed: String(carryOver.failed),
          })}
        </span>
      )}
    </li>
  );
}

/** Offers a synopsis of what a document was and what it became, where the backend makes them. */
function SynopsisOf({
  documentId,
  title,
  from,
  to,
}: Pick<SynopsisSource, 'documentId' | 'title'> & { readonly from: number; readonly to: number }) {
  const t = useTranslate('annotator');
  const { clock, log } = useAnnotatorContext();
  const { readSynopsis } = useVersions();
  const [isOpen, setIsOpen] = useState(false);
  if (!readSynopsis) return null;
  const source = { documentId, title, from, to, readSynopsis, clock, log };
  return (
    <div className={css['buttons']}>
      <Button
        aria-label={t('synopsis.of', { title, from: String(from), to: String(to) })}
        onClick={() => setIsOpen(true)}
      >
        <FileDown aria-hidden="true" size={14} strokeWidth={1.75} />
        {t('synopsis.button')}
      </Button>
      {isOpen && <LazySynopsisDialog {...source} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
