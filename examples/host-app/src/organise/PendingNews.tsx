import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Code, CodeDocument, DocumentWarning, VersionComparison } from '@glossator/client-sdk/contract';
import { scannedPagesOf } from '@glossator/client-sdk/order';
import { useTranslate } from '@glossator/i18n';
import { PressButton } from '../ui/PressButton';
import { classNames } from '../ui/class-names';
import { LabelledProgress } from '../ui/LabelledProgress';
import ui from '../ui/glossator-ui.module.css';
import css from './glossator-organise.module.css';

const WARNING_WORDS = {
  deleted: 'organising.warnings.deleted',
  added: 'organising.warnings.added',
  renamed: 'organising.warnings.renamed',
  reordered: 'organising.warnings.reordered',
  'contains updates to resolve': 'organising.warnings.resolve',
} as const satisfies Record<DocumentWarning, string>;

interface PendingNewsProps {
  readonly code: Code;
  readonly document: CodeDocument;
  readonly onCompareAgain: () => void;
}

/** What the pending Update does to a document: the warnings of specification section 4, and how its texts compare. */
export function PendingNews({ code, document, onCompareAgain }: PendingNewsProps) {
  const t = useTranslate('host');
  const { warnings = [], comparison, title, unreadPages } = document;
  const withoutText = scannedPagesOf(document);
  if (warnings.length === 0 && !comparison && unreadPages === undefined && withoutText === 0) return null;
  return (
    <div className={css['news']}>
      {warnings.map((warning) => (
        <span
          key={warning}
          className={classNames(
            css['warning'],
            warning === 'added' && css['isAdded'],
            warning === 'deleted' && css['isDeleted'],
            warning === 'contains updates to resolve' && css['isOpen'],
          )}
        >
          {t(WARNING_WORDS[warning])}
        </span>
      ))}
      {warnings.includes('deleted') && <span className={css['note']}>{t('organising.deletedText')}</span>}
      {comparison && <Comparison comparison={comparison} />}
      {unreadPages !== undefined && comparison?.failure !== 'text' && (
        <Loud text={t('organising.unreadDocument', { count: unreadPages })} />
      )}
      {withoutText > 0 && (
        <Loud text={t('organising.withoutText', { count: withoutText, pages: document.pages })} />
      )}
      {comparison && comparison.state !== 'running' && <CarryOver document={document} />}
      {comparison?.state === 'failed' && (
        <PressButton aria-label={t('organising.compareAgainOne', { title })} onPress={onCompareAgain}>
          {t('organising.compareAgain')}
        </PressButton>
      )}
      {comparison?.state === 'ready' && (
        <Link
          to={`/codes/${code.id}/review/${document.id}`}
          className={ui['link']}
          aria-label={t('organising.reviewOne', { title })}
        >
          {t('organising.reviewShort')}
        </Link>
      )}
    </div>
  );
}

function Loud({ text }: { readonly text: string }) {
  return (
    <strong className={css['loud']}>
      <TriangleAlert size="1.14em" aria-hidden /> {text}
    </strong>
  );
}

function failureReason(
  { failure, unreadPages }: VersionComparison,
  t: ReturnType<typeof useTranslate<'host'>>,
): string {
  if (!unreadPages || unreadPages.old + unreadPages.new === 0)
    return t(`organising.compareFailures.${failure ?? 'unknown'}`);
  return (['old', 'new'] as const)
    .filter((side) => unreadPages[side] > 0)
    .map((side) => t(`organising.unreadPages.${side}`, { count: unreadPages[side] }))
    .join(' ');
}

function Comparison({ comparison }: { readonly comparison: VersionComparison }) {
  const t = useTranslate('host');
  const { state, share = 0, verdict, changes = 0 } = comparison;
  if (state === 'running') {
    const percent = Math.round(share * 100);
    const label = t('organising.comparing', { percent });
    return <LabelledProgress className={css['progress']} label={label} percent={percent} />;
  }
  if (state === 'failed') {
    return <Loud text={t('organising.compareFailed', { reason: failureReason(comparison, t) })} />;
  }
  if (verdict === 'no-text') return <Loud text={t('organising.verdict.noText')} />;
  if (verdict === 'different') return <Loud text={t('organising.verdict.different')} />;
  if (verdict === 'same-text') return <span className={css['note']}>{t('organising.verdict.sameText')}</span>;
  return <span className={css['note']}>{t('organising.verdict.changed', { count: changes })}</span>;
}

function CarryOver({ document: { carryOver } }: { readonly document: CodeDocument }) {
  const t = useTranslate('host');
  if (!carryOver) return null;
  const { success, unconfirmed, failed } = carryOver;
  if (success + unconfirmed + failed === 0) {
    return <span className={css['note']}>{t('organising.carryOver.none')}</span>;
  }
  return (
    <span className={css['counts']}>
      {success > 0 && (
        <span className={css['isAdded']}>{t('organising.carryOver.success', { count: success })}</span>
      )}
      {unconfirmed > 0 && (
        <span className={css['isOpen']}>{t('organising.carryOver.unconfirmed', { count: unconfirmed })}</span>
      )}
      {failed > 0 && (
        <span className={css['isDeleted']}>{t('organising.carryOver.failed', { count: failed })}</span>
      )}
    </span>
  );
}
