import { useTranslate } from '@glossator/i18n';
import { Minus, Plus } from 'lucide-react';
import type { ZoomScale } from '../../../core/ports/document-viewer';
import { ZOOM_STEPS } from '../../../core/view/state';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { IconButton } from '../../controls/IconButton';
import { Menu } from '../../controls/Menu';
import css from './glossator-toolbar.module.css';

/** A zoom scale of 2 is 100 % (specification section 9). */
const percentOf = (scale: number) => Math.round(scale * 50);

/** Smaller, a menu of zooms, larger. */
export function ZoomControl() {
  const t = useTranslate('annotator');
  const { chooseZoom, stepZoom } = useCommands().view;
  const zoom = useAnnotatorState(({ view }) => view.toolbar.zoom);
  const nameOf = (choice: ZoomScale) => {
    if (choice === 'fit-width') return t('toolbar.fitWidth');
    if (choice === 'fit-page') return t('toolbar.fitPage');
    return t('toolbar.percent', { percent: percentOf(choice) });
  };
  const choices: readonly ZoomScale[] = ['fit-width', 'fit-page', ...ZOOM_STEPS];
  return (
    <div className={css['group']}>
      <IconButton
        icon={Minus}
        label={t('toolbar.zoomOut')}
        shortcut="Control+-"
        className={css['zoomStep']}
        onClick={() => stepZoom(-1)}
      />
      <Menu
        className={css['zoom']}
        label={t('toolbar.zoom', { zoom: nameOf(zoom) })}
        menuLabel={t('toolbar.zoomMenu')}
        button={nameOf(zoom)}
        items={choices.map((choice) => ({
          key: String(choice),
          label: nameOf(choice),
          isChosen: choice === zoom,
          onChoose: () => chooseZoom(choice),
        }))}
      />
      <IconButton
        icon={Plus}
        label={t('toolbar.zoomIn')}
        shortcut="Control++"
        className={css['zoomStep']}
        onClick={() => stepZoom(1)}
      />
    </div>
  );
}
