import type { KeyboardEvent } from 'react';
import type { EscapeStack } from '../controls/keys/escape-stack';
import { onShortcuts, plainKeys, rootKeys, type KeyHandler } from '../controls/keys/shortcuts';
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
  const leave: KeyHandler = ({ event }) => {
    if (event.key !== 'Escape') return false;
    context.changes.activateChange(undefined);
    context.review?.activateSelection(undefined);
    // The browser may have a use for it, too.
    return false;
  };
  return onShortcuts([
    rootKeys(escapes),
    leave,
    plainKeys({
      '?': showKeys,
      n: () => steps.stepChange(1),
      N: () => steps.stepChange(-1),
      j: () => steps.stepAnnotation(1),
      k: () => steps.stepAnnotation(-1),
      '/': ({ root }) => root.querySelector<HTMLElement>('[data-glossator-review-search] input')?.focus(),
    }),
  ]);
}
