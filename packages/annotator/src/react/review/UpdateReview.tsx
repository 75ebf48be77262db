import { useTranslate, MessagesProvider } from '@glossator/i18n';
import { useMemo, useState } from 'react';
import { createBrowserClock } from '../../browser/browser-environment';
import { selectReviewed } from '../../core/review/selectors';
import { synopsisReaderOf } from '../annotator/synopsis/synopsis-reader';
import '../styles/glossator-tokens.css';
import { DecisionBar } from './DecisionBar';
import { DecisionDialog } from './DecisionDialog';
import { NewsBar } from './NewsBar';
import { ReviewContext, useReviewState } from './review-context';
import { ReviewedSwitcher } from './ReviewedSwitcher';
import { ReviewFrame } from './ReviewFrame';
import type { UpdateReviewProps } from './review-props';
import { ReviewStage } from './ReviewStage';
import { SynopsisButton } from './SynopsisButton';
import { useDay } from '../controls/dates/use-day';
import { useReview, type ShownReview } from './use-review';

/**
 * The review of a Code's pending Update: old and new text side by side, what changed, what happens to each annotation, and the decision. It
 * fills its container, which gives it a height.
 */
export function UpdateReview(props: UpdateReviewProps) {
  const shown = useReview(props);
  return (
    <MessagesProvider locale={props.locale} messages={props.messages}>
      <ReviewContext.Provider value={shown.context}>
        <Screen {...props} {...shown} />
      </ReviewContext.Provider>
    </MessagesProvider>
  );
}

function Screen(props: UpdateReviewProps & ShownReview) {
  const { codeTitle, update, log, chooseDocument } = props;
  const t = useTranslate('annotator');
  const day = useDay();
  return (
    <ReviewFrame
      screen={props}
      label={t('review.label', { title: codeTitle })}
      backTo={codeTitle}
      title={t('review.title', { date: day(update.createdAt) })}
      tools={<PendingSynopsis {...props} />}
      switcher={<ReviewedSwitcher onChoose={chooseDocument} />}
      decision={<DecisionBar />}
      news={<NewsBar onClose={props.onClose} backTo={codeTitle} />}
      stage={
        <ReviewStage
          resolveFile={props.resolveFile}
          assetsUrl={props.assetsUrl}
          createViewer={props.createViewer}
          log={log}
        />
      }
      dialog={<DecisionDialog codeTitle={codeTitle} onReviewed={props.onReviewed} />}
    />
  );
}

/** Offers a synopsis of the document that is looked at, where it has another text. */
function PendingSynopsis({ backend, log, clock }: UpdateReviewProps & ShownReview) {
  const document = useReviewState(selectReviewed);
  const readSynopsis = useMemo(() => synopsisReaderOf(backend.documents), [backend]);
  const [browserClock] = useState(createBrowserClock);
  if (!readSynopsis || !document?.comparison) return null;
  const { id, title } = document;
  return (
    <SynopsisButton
      documentId={id}
      title={title}
      readSynopsis={readSynopsis}
      log={log}
      clock={clock ?? browserClock}
    />
  );
}
