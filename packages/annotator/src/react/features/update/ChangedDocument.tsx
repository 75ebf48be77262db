import type { CarryOverCounts, CodeChange, DocumentWarning } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import cards from '../../controls/cards/glossator-cards.module.css';
import { Meter } from '../../controls/Meter';
import css from './glossator-update-tab.module.css';

/** The kinds of change that warnings are, for their colors. */
const KINDS: Readonly<Partial<Record<DocumentWarning, string>>> = {
  added: 'inserted',
  deleted: 'deleted',
};

/** The file of the document is another one. */
const isNewText = (warning: DocumentWarning): warning is 'contains updates to resolve' =>
  warning === 'contains updates to resolve';
/** Whether it leaves annotations whose place somebody has to decide. */
const leavesSome = (counts: CarryOverCounts | undefined): boolean =>
  counts !== undefined && counts.unconfirmed + counts.failed > 0;

/** What the pending Update does to one document, with its warnings. */
export function ChangedDocument({ change }: { readonly change: CodeChange }) {
  const t = useTranslate('annotator');
  const { documentId, title, warnings, newTitle, oldOrder, newOrder, comparison, carryOver } = change;
  const received = useAnnotatorState(({ codeUpdate }) => codeUpdate.shares[documentId]);
  const wordsOf = (warning: DocumentWarning): string => {
    if (warning === 'renamed' && newTitle !== undefined)
      return t('codeUpdate.renamedTo', { title: newTitle });
    if (warning === 'reordered' && oldOrder !== undefined && newOrder !== undefined)
      return t('codeUpdate.reordered', { from: oldOrder + 1, to: newOrder + 1 });
    if (warning === 'reordered') return t('codeUpdate.reorderedPlain');
    if (!isNewText(warning)) return t(`codeUpdate.${warning}`);
    return t(leavesSome(carryOver) ? 'codeUpdate.toResolve' : 'codeUpdate.newText');
  };
  const share = comparison?.state === 'running' ? (received ?? comparison.share ?? 0) : undefined;
  const percent = share === undefined ? undefined : Math.round(share * 100);
  const compared = (): string | undefined => {
    if (!comparison) return undefined;
    if (percent !== undefined) return t('codeUpdate.comparing', { percent });
    if (comparison.state === 'failed') return t('codeUpdate.compareFailed');
    if (comparison.verdict === 'same-text') return t('codeUpdate.sameText');
    if (comparison.verdict === 'no-text') return t('codeUpdate.noText');
    if (comparison.verdict === 'different') return t('codeUpdate.different');
    return comparison.changes === undefined
      ? undefined
      : t('codeUpdate.compared', { count: comparison.changes });
  };
  const isBad =
    comparison?.state === 'failed' ||
    comparison?.verdict === 'no-text' ||
    comparison?.verdict === 'different';
  const said = compared();
  return (
    <li className={css['change']}>
      <b className={css['document']}>{title}</b>
      {warnings.length > 0 && (
        <p className={css['warnings']}>
          {warnings.map((warning) => (
            <span
              key={warning}
              className={cards['chip']}
              data-kind={
                KINDS[warning] ?? (isNewText(warning) && leavesSome(carryOver) ? 'unconfirmed' : undefined)
              }
            >
              {wordsOf(warning)}
            </span>
          ))}
        </p>
      )}
      {said !== undefined && <p className={isBad ? css['bad'] : css['fact']}>{said}</p>}
      {share !== undefined && <Meter value={share} max={1} />}
      {carryOver && comparison?.state === 'ready' && (
        <p className={css['fact']}>{t('codeUpdate.carryOver', carryOver)}</p>
      )}
    </li>
  );
}
