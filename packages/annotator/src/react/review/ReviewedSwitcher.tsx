import type { CodeDocument } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { selectReviewed } from '../../core/review/selectors';
import { Menu } from '../controls/Menu';
import css from './glossator-review.module.css';
import { useReviewState } from './review-context';

/** Shows which document is looked at, and chooses another one; each with what the Update does to it. */
export function ReviewedSwitcher({ onChoose }: { readonly onChoose: (documentId: number) => void }) {
  const t = useTranslate('annotator');
  const documents = useReviewState((state) => state.documents);
  const active = useReviewState(selectReviewed);
  const warningsOf = ({ warnings = [] }: CodeDocument) =>
    warnings.length === 0
      ? t('review.unchanged')
      : warnings.map((warning) => t(`review.warnings.${warning}`)).join(' · ');
  if (documents.length < 2)
    return (
      <span className={css['document']} title={active && warningsOf(active)}>
        {active?.title}
      </span>
    );
  return (
    <Menu
      className={css['switcher']}
      label={t('review.document', { title: active?.title ?? '' })}
      menuLabel={t('review.documentsMenu')}
      button={active?.title}
      items={documents.map((document) => ({
        key: String(document.id),
        label: document.title,
        note: warningsOf(document),
        isChosen: document.id === active?.id,
        onChoose: () => onChoose(document.id),
      }))}
    />
  );
}
