import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../controls/class-names';
import { createEscapeStack, EscapesContext } from '../controls/keys/escape-stack';
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
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = root.current?.ownerDocument;
    if (autoFocus && page?.activeElement === page?.body) root.current?.focus({ preventScroll: true });
  }, [autoFocus]);
  return (
    <EscapesContext.Provider value={escapes}>
      <div
        ref={root}
        className={classNames('glossator-root', css['root'])}
        data-theme={theme}
        lang={locale}
        role="group"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={reviewKeys({ context, escapes, steps, showKeys })}
      >
        {bars({ listed, steps, showKeys })}
        <div className={css['columns']}>
          {stage}
          <SidePanel visible={listed.visible} />
        </div>
        <p role="status" className={css['unseen']}>
          {steps.said}
        </p>
        {dialog}
        {hasKeys && <ReviewKeysDialog onClose={() => setHasKeys(false)} />}
      </div>
    </EscapesContext.Provider>
  );
}
