import { useTranslate } from '@glossator/i18n';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { classNames } from '../../controls/class-names';
import { IconButton } from '../../controls/IconButton';
import css from './glossator-toolbar.module.css';

/** Back to where the last jump left, and forward again. */
export function HistoryButtons() {
  const t = useTranslate('annotator');
  const { goBack, goForward } = useCommands().view;
  const canGoBack = useAnnotatorState(({ view }) => view.viewer.canGoBack);
  const canGoForward = useAnnotatorState(({ view }) => view.viewer.canGoForward);
  return (
    <div className={classNames(css['group'], css['history'])}>
      <IconButton
        icon={ArrowLeft}
        label={t('toolbar.goBack')}
        shortcut="Alt+ArrowLeft"
        aria-disabled={!canGoBack}
        onClick={goBack}
      />
      <IconButton
        icon={ArrowRight}
        label={t('toolbar.goForward')}
        shortcut="Alt+ArrowRight"
        aria-disabled={!canGoForward}
        onClick={goForward}
      />
    </div>
  );
}
