import type { KeyboardEvent, PointerEvent as PressEvent, RefObject } from 'react';
import { classNames } from './class-names';
import { DraggedEdge } from './DraggedEdge';
import css from './glossator-split-handle.module.css';

/** Least and most share of the room that either of two parts may take. */
const LEAST = 0.25;
const MOST = 0.75;
/** What one press of an arrow moves the edge by, as a share of the room. */
const STEP = 0.05;

interface SplitHandleProps {
  readonly label: string;
  readonly row: RefObject<HTMLElement | null>;
  /** Of the room, for the first part. */
  readonly share: number;
  readonly onShare: (share: number) => void;
  readonly className?: string | undefined;
}

/** The edge between two parts beside each other, or one above the other: pulled with the pointer, moved with arrows, halved with a double click. */
export function SplitHandle({ label, row, share, onShare, className }: SplitHandleProps) {
  const give = (wanted: number) => onShare(Math.min(MOST, Math.max(LEAST, wanted)));
  const onPress =
    ({ currentTarget: handle }: PressEvent<HTMLElement>) =>
    (move: PointerEvent) => {
      const room = row.current?.getBoundingClientRect();
      if (!room) return;
      const isStacked = handle.clientWidth > handle.clientHeight;
      give(isStacked ? (move.clientY - room.top) / room.height : (move.clientX - room.left) / room.width);
    };
  const onKey = ({ key }: KeyboardEvent): boolean => {
    if (key === 'ArrowRight' || key === 'ArrowDown') give(share + STEP);
    else if (key === 'ArrowLeft' || key === 'ArrowUp') give(share - STEP);
    else if (key === 'Home') give(LEAST);
    else if (key === 'End') give(MOST);
    else return false;
    return true;
  };
  return (
    <DraggedEdge
      label={label}
      value={Math.round(share * 100)}
      least={LEAST * 100}
      most={MOST * 100}
      className={classNames(css['handle'], className)}
      onPress={onPress}
      onKey={onKey}
      onDoubleClick={() => onShare(0.5)}
    />
  );
}
