import { useTranslate } from '@glossator/i18n';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { followPointer } from '../../../controls/follow-pointer';
import css from './glossator-old-place.module.css';

/** Least and most share of the room that the old page may take. */
const LEAST = 0.25;
const MOST = 0.75;
/** What one press of an arrow moves the edge by, as a share of the room. */
const STEP = 0.05;

interface SplitHandleProps {
  readonly row: RefObject<HTMLElement | null>;
  /** Of the room, for the old page. */
  readonly share: number;
  readonly onShare: (share: number) => void;
}

/** The edge between the old page and the document: pulled with the pointer, moved with arrows, halved with a double click. */
export function SplitHandle({ row, share, onShare }: SplitHandleProps) {
  const t = useTranslate('annotator');
  const give = (wanted: number) => onShare(Math.min(MOST, Math.max(LEAST, wanted)));
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const handle = event.currentTarget;
    followPointer(event, (move) => {
      const room = row.current?.getBoundingClientRect();
      if (!room) return;
      const isStacked = handle.clientWidth > handle.clientHeight;
      give(isStacked ? (move.clientY - room.top) / room.height : (move.clientX - room.left) / room.width);
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowRight' || event.key === 'ArrowDown') give(share + STEP);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') give(share - STEP);
    else if (event.key === 'Home') give(LEAST);
    else if (event.key === 'End') give(MOST);
    else return;
    event.preventDefault();
  };
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('unported.oldPlace.resize')}
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={LEAST * 100}
      aria-valuemax={MOST * 100}
      className={css['handle']}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onShare(0.5)}
    />
  );
}
