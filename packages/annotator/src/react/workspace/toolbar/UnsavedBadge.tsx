import { useTranslate } from '@glossator/i18n';
import { CloudOff, RotateCw } from 'lucide-react';
import { selectHasFailedChanges, selectUnsavedCount } from '../../../core/outbox/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import css from './glossator-toolbar.module.css';

/** Says how many changes the server does not have yet, and lets the user try again (decisions.md section 11). */
export function UnsavedBadge() {
  const t = useTranslate('annotator');
  const { retry: retryChanges } = useCommands().outbox;
  const count = useAnnotatorState(selectUnsavedCount);
  const hasFailed = useAnnotatorState(selectHasFailedChanges);
  return (
    <div role="status" className={css['status']}>
      {count > 0 && !hasFailed && <span className={css['saving']}>{t('toolbar.saving', { count })}</span>}
      {count > 0 && hasFailed && (
        <button
          type="button"
          className={css['unsaved']}
          title={`${t('toolbar.unsaved', { count })}. ${t('toolbar.unsavedRetry')}`}
          onClick={retryChanges}
        >
          <CloudOff aria-hidden="true" size={14} />
          <span className={css['unsavedText']}>{t('toolbar.unsaved', { count })}</span>
          <span className={css['unsavedCount']} aria-hidden="true">
            {count}
          </span>
          <RotateCw aria-label={t('toolbar.unsavedRetry')} size={13} />
        </button>
      )}
    </div>
  );
}
