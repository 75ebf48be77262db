import { useTranslate } from '@glossator/i18n';
import type { KeyboardEvent, PointerEvent } from 'react';
import { PANEL_LIMITS, type PanelSide } from '../../../core/panels/state';
import { useCommands } from '../../annotator/context/annotator-context';
import { classNames } from '../../controls/class-names';
import { followPointer } from '../../controls/follow-pointer';
import css from './glossator-panels.module.css';
import { mostWidthOf, useMostWidth } from './most-width';

/** Pixels that one press of an arrow moves the edge, and with Shift. */
const STEP = 16;
const LARGE_STEP = 64;

interface ResizeHandleProps {
  readonly side: PanelSide;
  /** The width that is wanted; a narrow window shows less. */
  readonly width: number;
  readonly panel: HTMLElement | null;
}

/** The edge of a panel: pulled with the pointer, moved with arrows, Home and End, collapsed with Enter, reset with a double click. */
export function ResizeHandle({ side, width, panel }: ResizeHandleProps) {
  const t = useTranslate('annotator');
  const { resize: resizePanel, reset: resetPanel, setCollapsed: setPanelCollapsed } = useCommands().panels;
  const most = useMostWidth(panel);
  const outward = side === 'left' ? 1 : -1;
  // From what is seen: where the window is too narrow for the width that is wanted, the edge would not follow at first.
  const shown = () => Math.min(width, mostWidthOf(panel));

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const from = event.clientX;
    const start = shown();
    followPointer(event, (move) => {
      if (move.clientX !== from) resizePanel(side, start + (move.clientX - from) * outward);
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.shiftKey ? LARGE_STEP : STEP;
    if (event.key === 'ArrowRight') resizePanel(side, shown() + step * outward);
    else if (event.key === 'ArrowLeft') resizePanel(side, shown() - step * outward);
    else if (event.key === 'Home') resizePanel(side, PANEL_LIMITS.min);
    else if (event.key === 'End') resizePanel(side, mostWidthOf(panel));
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
      aria-valuenow={Math.round(Math.min(width, most))}
      aria-valuemin={PANEL_LIMITS.min}
      aria-valuemax={Math.round(most)}
      className={classNames(css['handle'], css[side === 'left' ? 'handleLeft' : 'handleRight'])}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onDoubleClick={() => resetPanel(side)}
    />
  );
}
