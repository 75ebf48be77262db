import { useTranslate } from '@glossator/i18n';
import { RotateCcwSquare, RotateCwSquare } from 'lucide-react';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { classNames } from '../../controls/class-names';
import { IconButton } from '../../controls/IconButton';
import css from './glossator-toolbar.module.css';

/** Turns the pages to the left and to the right. */
export function RotateButtons() {
  const t = useTranslate('annotator');
  const { rotate } = useCommands().view;
  const isOff = useAnnotatorState(({ view }) => view.viewer.pageCount === 0);
  return (
    <div className={classNames(css['group'], css['rotate'])}>
      <IconButton
        icon={RotateCcwSquare}
        label={t('toolbar.rotateLeft')}
        disabled={isOff}
        onClick={() => rotate(-1)}
      />
      <IconButton
        icon={RotateCwSquare}
        label={t('toolbar.rotateRight')}
        disabled={isOff}
        onClick={() => rotate(1)}
      />
    </div>
  );
}
