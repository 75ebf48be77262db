import type { KeyboardEvent } from 'react';
import type { EscapeStack } from '../controls/keys/escape-stack';
import { stepRegion } from '../controls/keys/region-keys';
import type { ReviewContextValue } from './review-context';
import type { Steps } from './use-steps';

/** The keys of a review, for its root: they work only while the focus is inside, and not where text is typed. */
export function reviewKeys(parts: {
  readonly context: ReviewContextValue;
  readonly escapes: EscapeStack;
  readonly steps: Steps;
  readonly showKeys: () => void;
}): (event: KeyboardEvent<HTMLElement>) => void {
  const { context, escapes, steps, showKeys } = parts;
  const leave = () => {
    context.changes.activateChange(undefined);
    context.review?.activateSelection(undefined);
  };
  return (event) => {
    if (event.defaultPrevented) return;
    const { key, target, currentTarget: root } = event;
    if (key === 'Escape') {
      if (escapes.closeTop()) event.preventDefault();
      else leave();
      return;
    }
    if (key === 'F6' && !isIn(target, '[aria-modal="true"]')) {
      event.preventDefault();
      stepRegion(root, event.shiftKey ? -1 : 1);
      return;
    }
    const isTyping = isIn(target, 'input, textarea, select, [role="dialog"], [role="menu"]');
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
    const keys: Readonly<Record<string, () => void>> = {
      '?': showKeys,
      n: () => steps.stepChange(1),
      N: () => steps.stepChange(-1),
      j: () => steps.stepAnnotation(1),
      k: () => steps.stepAnnotation(-1),
      '/': () => root.querySelector<HTMLElement>('[data-glossator-review-search] input')?.focus(),
    };
    const work = keys[key];
    if (!work) return;
    event.preventDefault();
    work();
  };
}

function isIn(target: EventTarget, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
