import { useState, type ReactNode } from 'react';
import { createEscapeStack, EscapesContext } from '../controls/keys/escape-stack';
import { Root } from '../controls/Root';
import { Unseen } from '../controls/Unseen';
import css from './glossator-review.module.css';
import { useReviewContext } from './review-context';
import { ReviewHead } from './ReviewHead';
import { ReviewKeysDialog } from './ReviewKeysDialog';
import { reviewKeys } from './review-keys';
import type { ScreenProps } from './review-props';
import { ReviewTools } from './ReviewTools';
import { SidePanel } from './SidePanel';
import { useListedChanges } from './use-listed-changes';
import { useSteps } from './use-steps';

interface ReviewFrameProps {
  readonly screen: Pick<ScreenProps, 'locale' | 'theme' | 'autoFocus' | 'onClose' | 'toolbarStart'>;
  readonly label: string;
  /** What the way back leads to. */
  readonly backTo: string;
  readonly title: string;
  /** Chooses the document, or says which it is. */
  readonly switcher?: ReactNode;
  /** At the end of the head. */
  readonly tools?: ReactNode;
  /** At the end of the bar that filters the changes. */
  readonly decision?: ReactNode;
  /** Under the bars. */
  readonly news?: ReactNode;
  readonly stage: ReactNode;
  /** What lies over everything. */
  readonly dialog?: ReactNode;
}

/** What a review and a comparison of two Versions have in common: bars, texts, panel and keys. */
export function ReviewFrame(props: ReviewFrameProps) {
  const {
    screen,
    label,
    backTo,
    title,
    switcher = null,
    tools = null,
    decision = null,
    news,
    stage,
    dialog,
  } = props;
  const { locale, theme = 'auto', autoFocus = false, onClose, toolbarStart } = screen;
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
        <ReviewHead
          start={toolbarStart}
          backTo={backTo}
          title={title}
          switcher={switcher}
          tools={tools}
          listed={listed}
          steps={steps}
          onClose={onClose}
          onShowKeys={showKeys}
        />
        <ReviewTools listed={listed} end={decision} />
        {news}
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
