import { useTranslate } from '@glossator/i18n';
import type { ReviewFailure } from '../../core/review/state';
import { Button } from '../controls/Button';
import { Dialog, DialogButtons } from '../controls/Dialog';
import css from './glossator-review.module.css';
import { DocumentsConcerned } from './DocumentsConcerned';
import { doubtAbout } from './document-sentence';
import { useReviewCommands, useReviewState } from './review-context';
import type { UpdateReviewProps } from './review-props';
import { useDecisionText } from './use-decision-text';

const KNOWN = [
  'UPDATE_MISSING',
  'UPDATE_CHANGED',
  'UPDATE_NOT_READY',
  'QUOTA_EXCEEDED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
] as const;
/** There is nothing to try again after these. */
const FINAL: readonly string[] = ['UPDATE_MISSING', 'UPDATE_CHANGED', 'FORBIDDEN', 'NOT_FOUND'];

/** Asks before it is done, does it, and says what went wrong. */
export function DecisionDialog(props: {
  readonly codeTitle: string;
  readonly onReviewed: UpdateReviewProps['onReviewed'];
}) {
  const { codeTitle, onReviewed } = props;
  const t = useTranslate('annotator');
  const { decide, cancelDecision } = useReviewCommands();
  const { result, status, failure } = useReviewState((state) => state.decision);
  const documents = useReviewState((state) => state.documents);
  const documentId = useReviewState(({ activeId }) => activeId);
  const textOf = useDecisionText(codeTitle);
  if (result === undefined || status === 'idle' || status === 'done') return null;
  const carryOut = async () => {
    const done = await decide();
    if (done) onReviewed(done.result, done.code, documentId);
  };
  const isRunning = status === 'running';
  const isFinal = FINAL.includes(failure?.problem?.code ?? '');
  return (
    <Dialog title={t(`review.ask.${result}`)} onClose={cancelDecision}>
      <p className={css['sentence']}>{textOf(result)}</p>
      <DocumentsConcerned documents={documents} />
      {result !== 'decline' &&
        documents.map((document) => {
          const doubt = doubtAbout(document, t);
          return (
            doubt !== undefined && (
              <p key={document.id} className={css['doubt']}>
                {doubt}
              </p>
            )
          );
        })}
      {failure && (
        <p className={css['failure']} role="alert">
          {t(`review.failures.${failureKey(failure)}`)}
        </p>
      )}
      <DialogButtons className={css['dialogActions']}>
        <Button onClick={cancelDecision} disabled={isRunning}>
          {isFinal ? t('close') : t('cancel')}
        </Button>
        {!isFinal && (
          <Button look="primary" disabled={isRunning} onClick={() => void carryOut()}>
            {buttonText()}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  );

  function buttonText() {
    if (result === undefined) return '';
    if (isRunning) return t(`review.doing.${result}`);
    return failure ? t('review.tryAgain') : t(`review.${result}`);
  }
}

function failureKey({ problem }: ReviewFailure) {
  if (!problem) return 'network';
  return KNOWN.find((code) => code === problem.code) ?? 'other';
}
