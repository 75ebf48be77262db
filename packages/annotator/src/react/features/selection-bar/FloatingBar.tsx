import { flip, hide, offset, shift, useFloating } from '@floating-ui/react';
import { useEffect, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Box } from '../../../core/ports/document-viewer';
import { moveFocus } from '../../controls/move-focus';
import { useReturnFocus } from '../../controls/use-return-focus';
import css from './glossator-selection-bar.module.css';
import { betweenSides } from './between-sides';
import { useScrolledBox } from './use-scrolled-box';

interface FloatingBarProps {
  /** Where it stands, in window pixels at the moment it appears. */
  readonly box: Box;
  readonly label: string;
  /** Scrolls inside of this element move the bar along. */
  readonly stage: HTMLElement | null;
  /** Handles stand at the ends of the text. */
  readonly hasHandles?: boolean;
  readonly children: ReactNode;
}

/** Pixels between the text and the bar; handles, and those for fingers, stand between them. */
const GAP = 8;
const ENDS = 20;
const HANDLES = 34;

function hasCoarsePointer(): boolean {
  return typeof globalThis.matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}

/** A small toolbar at a place of the text. It does not take the focus: Tab reaches it, arrows move in it. */
export function FloatingBar({ box, label, stage, hasHandles = false, children }: FloatingBarProps) {
  const boxNow = useScrolledBox(box, stage);
  const reference = useMemo(
    () => ({
      getBoundingClientRect: () => (stage ? betweenSides(boxNow(), stage) : boxNow()),
      ...(stage && { contextElement: stage }),
    }),
    [boxNow, stage],
  );
  const [isCoarse] = useState(hasCoarsePointer);
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  useReturnFocus(floating);
  const { floatingStyles, update, middlewareData, refs } = useFloating({
    elements: { floating },
    placement: 'bottom',
    middleware: [
      offset(isCoarse ? HANDLES : hasHandles ? ENDS : GAP),
      flip({ padding: 8, ...(stage && { boundary: stage }) }),
      shift({ padding: 8, ...(stage && { boundary: stage }) }),
      hide(stage ? { boundary: stage } : {}),
    ],
  });
  useEffect(() => {
    refs.setPositionReference(reference);
  }, [refs, reference]);
  useEffect(() => {
    if (!stage || !floating) return undefined;
    const observer = new ResizeObserver(update);
    observer.observe(floating);
    stage.addEventListener('scroll', update, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      stage.removeEventListener('scroll', update, { capture: true });
    };
  }, [stage, floating, update]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key.length === 1) return;
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-glossator-bar-item]')];
    if (event.target instanceof HTMLElement && buttons.includes(event.target) && moveFocus(buttons, event))
      event.preventDefault();
  };
  const isAway = middlewareData.hide?.referenceHidden === true;
  return (
    <div
      ref={setFloating}
      role="toolbar"
      aria-label={label}
      className={css['bar']}
      style={{ ...floatingStyles, visibility: isAway ? 'hidden' : 'visible' }}
      onKeyDown={onKeyDown}
      // A press on the bar must not take away the text selection it is about.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}
