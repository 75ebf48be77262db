import { useTranslate, MessagesProvider } from '@glossator/i18n';
import '../styles/glossator-tokens.css';
import { DecisionBar } from './DecisionBar';
import { DecisionDialog } from './DecisionDialog';
import { NewsBar } from './NewsBar';
import { ReviewContext } from './review-context';
import { ReviewedSwitcher } from './ReviewedSwitcher';
import { ReviewFrame } from './ReviewFrame';
import { ReviewHead } from './ReviewHead';
import type { UpdateReviewProps } from './review-props';
import { ReviewStage } from './ReviewStage';
import { ReviewTools } from './ReviewTools';
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
  const { codeTitle, update, locale, theme, autoFocus, onClose, log, chooseDocument } = props;
  const t = useTranslate('annotator');
  const day = useDay();
  return (
    <ReviewFrame
      label={t('review.label', { title: codeTitle })}
      locale={locale}
      theme={theme}
      autoFocus={autoFocus}
      bars={({ listed, steps, showKeys }) => (
        <>
          <ReviewHead
            start={props.toolbarStart}
            backTo={codeTitle}
            title={t('review.title', { date: day(update.createdAt) })}
            switcher={<ReviewedSwitcher onChoose={chooseDocument} />}
            listed={listed}
            steps={steps}
            onClose={onClose}
            onShowKeys={showKeys}
          />
          <ReviewTools listed={listed} end={<DecisionBar />} />
          <NewsBar onClose={onClose} backTo={codeTitle} />
        </>
      )}
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
