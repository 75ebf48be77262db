import { useTranslate } from '@glossator/i18n';
import { FileDiff } from 'lucide-react';
import { useMemo } from 'react';
import { isUnported } from '../../../core/selections/selectors';
import { unportedElsewhere } from '../../../core/unported/selectors';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import { EmptyState } from '../../controls/EmptyState';
import { OtherDocuments } from './unported/OtherDocuments';
import { UnportedView } from './unported/UnportedView';
import { UploadVersionButton } from '../../annotator/actions/UploadVersionButton';
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
  const documents = useAnnotatorState((state) => state.documents);
  const toDecide = useAnnotatorState(({ unported }) => unported.toDecide);
  const others = useMemo(() => unportedElsewhere(documents, toDecide), [documents, toDecide]);
  return (
    <div className={css['tab']} tabIndex={-1} data-glossator-update-tab="">
      {isPending && <UpdateSummary />}
      <UnportedView />
      <OtherDocuments documents={others} />
      {isNothingLeft && !isPending && others.length === 0 && (
        <EmptyState
          icon={FileDiff}
          title={t('codeUpdate.emptyTitle')}
          text={t(canOrganize ? 'codeUpdate.emptyOrganize' : 'codeUpdate.empty')}
        >
          <UploadVersionButton />
        </EmptyState>
      )}
    </div>
  );
}
