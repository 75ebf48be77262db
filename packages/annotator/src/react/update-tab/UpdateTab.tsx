import { useTranslate } from '@glossator/i18n';
import { FileDiff } from 'lucide-react';
import { isUnported } from '../../core/selections/selectors';
import { useAnnotatorState } from '../annotator-context';
import { EmptyState } from '../controls/EmptyState';
import { UnportedView } from '../unported/UnportedView';
import css from './glossator-update-tab.module.css';
import { UpdateSummary } from './UpdateSummary';

/** The pending Update of the Code, for organisers, and the annotations that the last one left without a sure place. */
export function UpdateTab() {
  const t = useTranslate('annotator');
  const canOrganize = useAnnotatorState(({ access }) => access.capabilities.canOrganize);
  const isPending = useAnnotatorState(({ codeUpdate }) => codeUpdate.isPending) && canOrganize;
  const isNothingLeft = useAnnotatorState(
    ({ selections }) =>
      selections.status === 'ready' &&
      !selections.items.some((item) => isUnported(item) || item.carriedOver?.confirmedAt !== undefined),
  );
  return (
    <div className={css['tab']}>
      {isPending && <UpdateSummary />}
      <UnportedView />
      {isNothingLeft && !isPending && (
        <EmptyState
          icon={FileDiff}
          title={t('codeUpdate.emptyTitle')}
          text={t(canOrganize ? 'codeUpdate.emptyOrganize' : 'codeUpdate.empty')}
        />
      )}
    </div>
  );
}
