import { useTranslate } from '@glossator/i18n';
import { Redo2, Undo2 } from 'lucide-react';
import { selectNextStep } from '../../../core/history/selectors';
import type { HistoryEntry } from '../../../core/history/state';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { classNames } from '../../controls/class-names';
import { IconButton } from '../../controls/IconButton';
import css from './glossator-toolbar.module.css';

/** Undoes and redoes the user's own actions; each button says which one. */
export function UndoButtons() {
  const t = useTranslate('annotator');
  const { undo, redo } = useCommands().history;
  const undone = useAnnotatorState((state) => selectNextStep(state, 'undo'));
  const redone = useAnnotatorState((state) => selectNextStep(state, 'redo'));
  const what = ({ label, changes }: HistoryEntry) => t(`history.${label}`, { count: changes.length });
  return (
    <div className={classNames(css['group'], css['undo'])}>
      <IconButton
        icon={Undo2}
        label={undone ? t('history.undo', { what: what(undone) }) : t('history.nothingToUndo')}
        shortcut="Control+Z"
        aria-disabled={!undone}
        onClick={() => undo()}
      />
      <IconButton
        icon={Redo2}
        label={redone ? t('history.redo', { what: what(redone) }) : t('history.nothingToRedo')}
        shortcut="Control+Shift+Z"
        aria-disabled={!redone}
        onClick={() => redo()}
      />
    </div>
  );
}
