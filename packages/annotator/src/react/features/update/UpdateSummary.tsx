import type { CodeChange } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useEffect } from 'react';
import { ListStatus } from '../../annotator/lists/ListStatus';
import { useWhen } from '../../annotator/labels/use-when';
import {
  useAnnotatorContext,
  useAnnotatorState,
  useCommands,
} from '../../annotator/context/annotator-context';
import { Button } from '../../controls/Button';
import { ChangedDocument } from './ChangedDocument';
import css from './glossator-update-tab.module.css';
import { useName } from '../../annotator/labels/use-name';

/** What the pending Update is: who made it, what it does to which document, how far its comparison is, and the way to review it. */
export function UpdateSummary() {
  const t = useTranslate('annotator');
  const nameOf = useName();
  const when = useWhen();
  const { loadChanges: loadCodeChanges } = useCommands().codeUpdate;
  const { reviewUpdate } = useAnnotatorContext();
  const { update, changes, status } = useAnnotatorState(({ codeUpdate }) => codeUpdate);
  useEffect(() => {
    if (status === 'idle') void loadCodeChanges();
  }, [status, loadCodeChanges]);
  const isEmpty = changes.length === 0;
  const total = totalOf(changes);
  const from = () => {
    if (!update) return undefined;
    const { createdBy, createdAt, isFromSource } = update;
    const said = { name: nameOf(createdBy), when: when(createdAt) };
    return t(isFromSource ? 'codeUpdate.fromSource' : 'codeUpdate.from', said);
  };
  return (
    <section className={css['summary']} aria-label={t('codeUpdate.title')}>
      <header className={css['head']}>
        <h2 className={css['title']}>{t('codeUpdate.title')}</h2>
        {reviewUpdate && (
          <Button look="primary" onClick={reviewUpdate}>
            {t('codeUpdate.review')}
          </Button>
        )}
        {update && <p className={css['from']}>{from()}</p>}
      </header>
      <ListStatus
        status={status}
        isEmpty={isEmpty}
        loading={t('codeUpdate.loading')}
        failed={t('codeUpdate.failed')}
        placeholders={[60, 38, 0, 52, 44]}
        onRetry={() => void loadCodeChanges()}
      />
      {status === 'ready' && isEmpty && <p className={css['from']}>{t('codeUpdate.none')}</p>}
      {total && <p className={css['from']}>{t('codeUpdate.total', total)}</p>}
      {!isEmpty && (
        <ul className={css['changes']} aria-label={t('codeUpdate.changes')}>
          {changes.map((change) => (
            <ChangedDocument key={change.documentId} change={change} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** How many places of texts change, and in how many documents; undefined while that is not known of all of them, or where none does. */
function totalOf(changes: readonly CodeChange[]): { count: number; documents: number } | undefined {
  const compared = changes.flatMap(({ comparison }) => (comparison ? [comparison] : []));
  const isKnown = compared.every(
    ({ changes: count, verdict }) => count !== undefined && verdict !== 'no-text',
  );
  const changed = compared.filter(({ changes: count = 0 }) => count > 0);
  if (!isKnown || changed.length === 0) return undefined;
  return {
    count: changed.reduce((sum, { changes: count = 0 }) => sum + count, 0),
    documents: changed.length,
  };
}
