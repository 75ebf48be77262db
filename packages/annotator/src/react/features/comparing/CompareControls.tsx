import { useTranslate } from '@glossator/i18n';
import { Link2, Link2Off, Minus, MoveHorizontal, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SideBySide } from '../../../core/comparing/side-by-side';
import type { DocumentViewer } from '../../../core/ports/document-viewer';
import { ZOOM_STEPS } from '../../../core/view/state';
import { IconButton } from '../../controls/IconButton';
import css from './glossator-comparing.module.css';

interface CompareControlsProps {
  readonly viewer: DocumentViewer | undefined;
  readonly together: SideBySide | undefined;
}

/** What both sides share: the zoom, and whether they scroll together. */
export function CompareControls({ viewer, together }: CompareControlsProps) {
  const t = useTranslate('annotator');
  const [isLinked, setIsLinked] = useState(true);
  const [isFitted, setIsFitted] = useState(true);
  useEffect(() => together?.setLinked(isLinked), [together, isLinked]);
  useEffect(() => viewer?.on('change', ({ zoom }) => setIsFitted(zoom === 'fit-width')), [viewer]);
  const step = (direction: 1 | -1) => {
    const scale = viewer?.state.scale ?? 2;
    const next =
      direction > 0
        ? ZOOM_STEPS.find((zoom) => zoom > scale + 0.01)
        : ZOOM_STEPS.findLast((zoom) => zoom < scale - 0.01);
    if (next !== undefined) together?.setZoom(next);
  };
  return (
    <div className={css['controls']} role="group" aria-label={t('comparing.label')}>
      <IconButton icon={Minus} label={t('toolbar.zoomOut')} onClick={() => step(-1)} />
      <IconButton
        icon={MoveHorizontal}
        label={t('comparing.fitWidth')}
        isPressed={isFitted}
        onClick={() => together?.setZoom('fit-width')}
      />
      <IconButton icon={Plus} label={t('toolbar.zoomIn')} onClick={() => step(1)} />
      <IconButton
        icon={isLinked ? Link2 : Link2Off}
        label={t('comparing.together')}
        isPressed={isLinked}
        onClick={() => setIsLinked(!isLinked)}
      />
    </div>
  );
}
