import { useState, type ReactNode } from 'react';
import { createEscapeStack, EscapesContext } from '../controls/keys/escape-stack';
import { Root } from '../controls/Root';
import { Unseen } from '../controls/Unseen';
import css from './glossator-review.module.css';
import { useReviewContext } from './review-context';
import { ReviewKeysDialog } from './ReviewKeysDialog';
import { reviewKeys } from './review-keys';
import { SidePanel } from './SidePanel';
import { useListedChanges, type ListedChanges } from './use-listed-changes';
import { useSteps, type Steps } from './use-steps';

interface ReviewFrameProps {
  readonly label: string;
  readonly locale: string;
  readonly theme: 'light' | 'dark' | 'auto' | undefined;
  readonly autoFocus: boolean | undefined;
  /** The bars over the texts. */
  readonly bars: (parts: {
    readonly listed: ListedChanges;
    readonly steps: Steps;
    readonly showKeys: () => void;
  }) => ReactNode;
  readonly stage: ReactNode;
  /** What lies over everything. */
  readonly dialog?: ReactNode;
}

/** What a review and a comparison of two Versions have in common: bars, texts, panel and keys. */
export function ReviewFrame(props: ReviewFrameProps) {
  const { label, locale, theme = 'auto', autoFocus = false, bars, stage, dialog } = props;
  const context = useReviewContext();
  const [escapes] = useState(createEscapeStack);
  const [hasKeys, setHasKeys] = useState(false);
  const listed = useListedChanges();
  const steps = useSteps(listed.visible);
  const showKeys = () => setHasKeys(true);
  return (
    <EscapesContext.Provider value={escapes}>
      <Root
        label={label}
        locale={locale}
        theme={theme}
        autoFocus={autoFocus}
        onKeyDown={reviewKeys({ context, escapes, steps, showKeys })}
      >
        {bars({ listed, steps, showKeys })}
        <div className={css['columns']}>
          {stage}
          <SidePanel visible={listed.visible} />
        </div>
        <Unseen role="status">{steps.said}</Unseen>
        {dialog}
        {hasKeys && <ReviewKeysDialog onClose={() => setHasKeys(false)} />}
      </Root>
    </EscapesContext.Provider>
  );
}
