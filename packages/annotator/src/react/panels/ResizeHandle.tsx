import { useTranslate } from '@glossator/i18n';
import type { KeyboardEvent, PointerEvent } from 'react';
import { PANEL_LIMITS, type PanelSide } from '../../core/panels/state';
import { useCommands } from '../annotator-context';
import { classNames } from '../class-names';
import css from './glossator-panels.module.css';

/** Pixels that one press of an arrow moves the edge. */
const STEP = 16;

/** The edge of a panel: pulled with the pointer, moved with arrows, collapsed with Enter. */
export function ResizeHandle({ side, width }: { readonly side: PanelSide; readonly width: number }) {
  const t = useTranslate('annotator');
  const { resizePanel, setPanelCollapsed } = useCommands();
  const outward = side === 'left' ? 1 : -1;

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const handle = event.currentTarget;
    const from = event.clientX;
    const start = handle.parentElement?.getBoundingClientRect().width ?? width;
    handle.setPointerCapture(event.pointerId);
    handle.onpointermove = (move) => resizePanel(side, start + (move.clientX - from) * outward);
    handle.onlostpointercapture = () => {
      handle.onpointermove = null;
      handle.onlostpointercapture = null;
    };
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'ArrowRight') resizePanel(side, width + STEP * outward);
    else if (event.key === 'ArrowLeft') resizePanel(side, width - STEP * outward);
    else if (event.key === 'Home') resizePanel(side, PANEL_LIMITS.min);
    else if (event.key === 'End') resizePanel(side, PANEL_LIMITS.max);
    else if (event.key === 'Enter') setPanelCollapsed(side, true);
    else return;
    event.preventDefault();
  };
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t(side === 'left' ? 'panels.resizeLeft' : 'panels.resizeRight')}
      aria-valuenow={width}
      aria-valuemin={PANEL_LIMITS.min}
      aria-valuemax={PANEL_LIMITS.max}
      className={classNames(css['handle'], css[side === 'left' ? 'handleLeft' : 'handleRight'])}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onDoubleClick={() => setPanelCollapsed(side, true)}
    />
  );
}
