import { useTranslate } from '@glossator/i18n';
import type { KeyboardEvent, PointerEvent as PressEvent } from 'react';
import { PANEL_LIMITS, type PanelSide } from '../../../core/panels/state';
import { useCommands } from '../../annotator/context/annotator-context';
import { classNames } from '../../controls/class-names';
import { DraggedEdge } from '../../controls/DraggedEdge';
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

  const onPress = ({ clientX: from }: PressEvent) => {
    const start = shown();
    return (move: PointerEvent) => {
      if (move.clientX !== from) resizePanel(side, start + (move.clientX - from) * outward);
    };
  };
  const onKey = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const step = shiftKey ? LARGE_STEP : STEP;
    if (key === 'ArrowRight') resizePanel(side, shown() + step * outward);
    else if (key === 'ArrowLeft') resizePanel(side, shown() - step * outward);
    else if (key === 'Home') resizePanel(side, PANEL_LIMITS.min);
    else if (key === 'End') resizePanel(side, mostWidthOf(panel));
    else if (key === 'Enter') setPanelCollapsed(side, true);
    else return false;
    return true;
  };
  return (
    <DraggedEdge
      label={t(side === 'left' ? 'panels.resizeLeft' : 'panels.resizeRight')}
      value={Math.round(Math.min(width, most))}
      least={PANEL_LIMITS.min}
      most={Math.round(most)}
      className={classNames(css['handle'], css[side === 'left' ? 'handleLeft' : 'handleRight'])}
      onPress={onPress}
      onKey={onKey}
      onDoubleClick={() => resetPanel(side)}
    />
  );
}
