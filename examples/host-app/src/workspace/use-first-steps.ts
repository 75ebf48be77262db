import { useEffect, useState } from 'react';
import type { Code, LiveEvent } from '@glossator/client-sdk/contract';
import type { LiveRelay } from './live-relay';

/** What a sample Code is for trying. */
export const FIRST_STEPS = ['select', 'comment', 'review'] as const;
/** One step of it. */
export type FirstStep = (typeof FIRST_STEPS)[number];

const EVENTS: Readonly<Record<string, FirstStep>> = {
  'SELECTION/CREATE': 'select',
  'SELECTION_COMMENT/CREATE': 'comment',
};
const CLOSED = 'closed';
const keyOf = (codeId: number): string => `glossator.first-steps.${codeId}`;

/** The step that a live event shows to be done, where it was the user who did it. */
export function stepDoneBy(event: LiveEvent, userId: number): FirstStep | undefined {
  const step = EVENTS[event.name];
  const createdBy = 'createdBy' in event.data ? event.data.createdBy : undefined;
  return createdBy?.id === userId ? step : undefined;
}

/**
 * The first steps in a sample Code, of which the browser remembers what was done; undefined in other Codes, and once they were closed.
 * The review is done when no Update waits any more.
 */
export function useFirstSteps(code: Code, userId: number, live: LiveRelay) {
  const [marks, setMarks] = useState<readonly string[]>(() => readMarks(code.id));
  const isOffered = code.isSample === true && !marks.includes(CLOSED);
  const add = (mark: string) =>
    setMarks((before) => (before.includes(mark) ? before : keepMarks(code.id, [...before, mark])));
  useEffect(() => {
    if (!isOffered) return undefined;
    return live.subscribe({
      onEvent: (event) => {
        const step = stepDoneBy(event, userId);
        if (step)
          setMarks((before) => (before.includes(step) ? before : keepMarks(code.id, [...before, step])));
      },
      onReload: () => undefined,
    });
  }, [code.id, isOffered, live, userId]);
  if (!isOffered) return undefined;
  const isDone = (step: FirstStep) => (step === 'review' ? !code.update : marks.includes(step));
  return { steps: FIRST_STEPS.map((step) => ({ step, isDone: isDone(step) })), close: () => add(CLOSED) };
}

function readMarks(codeId: number): readonly string[] {
  try {
    return (window.localStorage.getItem(keyOf(codeId)) ?? '').split(' ');
  } catch {
    return [];
  }
}

/** Keeps what was done, and returns it. */
function keepMarks(codeId: number, marks: readonly string[]): readonly string[] {
  try {
    window.localStorage.setItem(keyOf(codeId), marks.join(' ').trim());
  } catch {
    // A full or forbidden storage costs the memory of it, nothing else.
  }
  return marks;
}
