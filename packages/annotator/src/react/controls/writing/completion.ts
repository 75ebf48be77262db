import { useState } from 'react';

/** Something that can be written for the user. */
export interface Choice {
  readonly id: number;
  readonly label: string;
  /** What tells it from others, beside it. */
  readonly detail?: string;
}

/** Choices for what begins at the index `at`. */
interface Offer {
  readonly at: number;
  readonly choices: readonly Choice[];
  /** What can be written, or why there are no choices (yet). */
  readonly note?: string | undefined;
}

/** What a text area completes, and how. */
export interface Completion {
  /** What the list is called. */
  readonly label: string;
  /** What begins it, where a button is to write that. */
  readonly sign?: string;
  /** Says to screen readers how many choices there are. */
  readonly announce: (count: number) => string;
  /** The choices for what stands before the caret; it begins at the index `at`. */
  readonly offer: (text: string, caret: number) => Offer | undefined;
  /** Takes a choice, and gives what stands from `at` to the caret then. */
  readonly onChoose: (choice: Choice) => string;
}

const NONE: readonly Choice[] = [];

/** What is offered at the caret, and which of it the keys have come to; nothing after it was dismissed. */
export function useOffer(value: string, caret: number, completions: readonly Completion[]) {
  const [dismissedAt, setDismissedAt] = useState<number>();
  const [reached, setReached] = useState({ caret: -1, index: 0 });
  const [completion, offer] = firstOffer(value, caret, completions) ?? [];
  // What was dismissed is offered again where it is begun anew.
  if (!offer && dismissedAt !== undefined) setDismissedAt(undefined);
  const shown = offer && offer.at !== dismissedAt ? offer : undefined;
  const choices = shown?.choices ?? NONE;
  const active = reached.caret === caret ? Math.min(reached.index, choices.length - 1) : 0;
  return {
    at: offer?.at ?? caret,
    completion,
    choices,
    note: shown?.note,
    active,
    move: (step: number) => setReached({ caret, index: (active + step + choices.length) % choices.length }),
    dismiss: () => setDismissedAt(offer?.at),
  };
}

function firstOffer(
  value: string,
  caret: number,
  completions: readonly Completion[],
): readonly [Completion, Offer] | undefined {
  for (const completion of completions) {
    const offer = completion.offer(value, caret);
    if (offer && (offer.choices.length > 0 || offer.note !== undefined)) return [completion, offer];
  }
  return undefined;
}
