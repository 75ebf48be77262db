import type { KeyboardEvent, PointerEvent as PressEvent } from 'react';
import { followPointer } from './follow-pointer';

interface DraggedEdgeProps {
  readonly label: string;
  /** Where it is, and between which values it goes; read aloud, in any unit. */
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly className: string | undefined;
  /** It is pressed; answers what a move of the pointer does until it is released. */
  readonly onPress: (press: PressEvent<HTMLElement>) => (move: PointerEvent) => void;
  /** What a key does (without Ctrl, Alt or the command key). False where it does nothing. */
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => boolean;
  readonly onDoubleClick: () => void;
}

/** The edge between two parts of the screen, which the pointer and keys move. */
export function DraggedEdge(props: DraggedEdgeProps) {
  const { label, value, least, most, className, onPress, onKey, onDoubleClick } = props;
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={least}
      aria-valuemax={most}
      className={className}
      onPointerDown={(event) => {
        if (event.button === 0) followPointer(event, onPress(event));
      }}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (onKey(event)) event.preventDefault();
      }}
      onDoubleClick={onDoubleClick}
    />
  );
}
