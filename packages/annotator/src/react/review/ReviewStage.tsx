import type { CodeDocument } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { FileText, TriangleAlert } from 'lucide-react';
import type { Log } from '../../core/ports/environment';
import { hasNewText, selectReviewed } from '../../core/review/selectors';
import { EmptyState } from '../controls/EmptyState';
import type { CreateViewer } from '../annotator/context/annotator-props';
import { CompareAgain } from './CompareAgain';
import { ComparedStage } from './ComparedStage';
import { documentNotices, documentSentence } from './document-sentence';
import css from './glossator-review.module.css';
import { useReviewState } from './review-context';
import type { ResolveFile } from '../../core/ports/file-resolver';

interface ReviewStageProps {
  readonly resolveFile: ResolveFile;
  readonly assetsUrl: string;
  readonly createViewer: CreateViewer | undefined;
  readonly log: Log;
}

/** The open document: both texts side by side, or in a sentence what the Update does to it. */
export function ReviewStage(props: ReviewStageProps) {
  const t = useTranslate('annotator');
  const document = useReviewState(selectReviewed);
  return (
    <div className={css['stage']}>
      {document === undefined && <EmptyState icon={FileText} text={t('review.noDocuments')} />}
      {document && !hasNewText(document) && (
        <EmptyState icon={FileText} title={document.title} text={documentSentence(document, t)} />
      )}
      {document && hasNewText(document) && (
        <>
          <Notices document={document} />
          <ComparedStage
            key={`${document.id} ${document.uuid}`}
            {...props}
            document={document}
            choice={{ showUpdates: true }}
          />
        </>
      )}
    </div>
  );
}

function Notices({ document }: { readonly document: CodeDocument }) {
  const t = useTranslate('annotator');
  return documentNotices(document, t).map(({ title, text, isLoud }) => (
    <p key={text} className={css['notice']} data-loud={isLoud} role={isLoud ? 'alert' : undefined}>
      {isLoud && <TriangleAlert aria-hidden="true" size={16} />}
      <span>
        {title !== undefined && <b>{title}. </b>}
        {text}
      </span>
      {isLoud && document.comparison?.state === 'failed' && <CompareAgain documentId={document.id} />}
    </p>
  ));
}
