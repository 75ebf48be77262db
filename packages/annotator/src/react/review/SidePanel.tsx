import { useTranslate } from '@glossator/i18n';
import { useId, type ReactNode } from 'react';
import { hasNewText, selectReviewed } from '../../core/review/selectors';
import type { ReviewSection } from '../../core/review/state';
import { PanelTabs } from '../controls/PanelTabs';
import { AnnotationsSection } from './AnnotationsSection';
import { ChangesSection } from './ChangesSection';
import css from './glossator-review.module.css';
import { useReviewContext, useReviewState } from './review-context';

/** The panel beside the texts: what is different and, in a review, what happens to the annotations. */
export function SidePanel({ visible }: { readonly visible: readonly number[] }) {
  const t = useTranslate('annotator');
  const id = useId();
  const { review } = useReviewContext();
  const chosen = useReviewState((state) => state.section);
  const changes = useReviewState(({ changes: list }) =>
    list.status === 'idle' ? undefined : list.items.length,
  );
  const found = useReviewState(({ selections }) =>
    selections.status === 'idle' ? undefined : selections.items.length,
  );
  const carryOver = useReviewState((state) => selectReviewed(state)?.carryOver);
  const reported = carryOver && carryOver.success + carryOver.unconfirmed + carryOver.failed;
  const sections: Readonly<Record<ReviewSection, ReactNode>> = {
    changes: <ChangesSection visible={visible} />,
    annotations: <AnnotationsSection />,
  };
  const hasTexts = useReviewState((state) => hasNewText(selectReviewed(state)));
  // What happens to a document without another text is explained in its place.
  if (review && !hasTexts) return null;
  const label = t('review.sections');
  return (
    <aside className={css['panel']} aria-label={label} data-glossator-panel="right">
      {review && (
        <PanelTabs
          label={label}
          tabs={[
            { tab: 'changes', label: t('review.changes'), count: changes },
            {
              tab: 'annotations',
              label: t('review.annotations'),
              count: found === undefined ? reported : Math.max(reported ?? 0, found),
            },
          ]}
          chosen={chosen}
          onChoose={review.chooseSection}
          panelId={id}
        />
      )}
      <div
        className={css['panelContent']}
        {...(review && { id, role: 'tabpanel', 'aria-labelledby': `${id}-${chosen}` })}
      >
        {review ? sections[chosen] : sections.changes}
      </div>
    </aside>
  );
}
