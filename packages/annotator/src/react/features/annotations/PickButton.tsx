import { useTranslate } from '@glossator/i18n';
import { SquareCheck } from 'lucide-react';
import { selectCanAnnotate } from '../../../core/access/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { useVersions } from '../../annotator/context/versions-context';
import { listsIn } from '../../annotator/highlights/use-filtered-annotations';
import { Button } from '../../controls/Button';
import { useListScope } from './use-list-scope';

/** Begins to pick annotations, and ends that, where there are any and the user may change something. */
export function PickButton() {
  const t = useTranslate('annotator');
  const { begin, end } = useCommands().picking;
  const scope = useListScope();
  const isOn = useAnnotatorState(({ picking }) => picking.isOn);
  const canAnnotate = useAnnotatorState(selectCanAnnotate);
  const areThere = useAnnotatorState((state) => listsIn(state, scope).some(({ length }) => length > 0));
  const isCurrent = useVersions().opened === undefined;
  if (!canAnnotate || !isCurrent || (!areThere && !isOn)) return null;
  return (
    <Button look="quiet" aria-pressed={isOn} onClick={isOn ? end : begin}>
      {!isOn && <SquareCheck aria-hidden="true" size={14} strokeWidth={1.75} />}
      {t(isOn ? 'picking.end' : 'picking.begin')}
    </Button>
  );
}
