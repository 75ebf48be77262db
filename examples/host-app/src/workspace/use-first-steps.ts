import { useCallback, useMemo, useState } from 'react';
import type { GlossatorClient } from '@glossator/client-sdk';
import type { Code } from '@glossator/client-sdk/contract';

/** What a sample Code is for trying. */
export const FIRST_STEPS = ['select', 'comment', 'review'] as const;
/** One step of it. */
export type FirstStep = (typeof FIRST_STEPS)[number];

const CLOSED = 'closed';
const keyOf = (codeId: number): string => `glossator.first-steps.${codeId}`;

/** A client that reports the steps that are done with it. */
export function watchSteps(client: GlossatorClient, onStep: (step: FirstStep) => void): GlossatorClient {
  const { selections } = client;
  return {
    ...client,
    selections: {
      ...selections,
      async create(...input) {
        const made = await selections.create(...input);
        onStep('select');
        return made;
      },
      async createComment(...input) {
        const made = await selections.createComment(...input);
        onStep('comment');
        return made;
      },
    },
  };
}

/**
 * The first steps in a sample Code, of which the browser remembers what was done, and the client to work in it with. No steps in other Codes, and
 * once they were closed. The review is done when no Update waits any more.
 */
export function useFirstSteps(code: Code, client: GlossatorClient) {
  const { id, isSample = false } = code;
  const [marks, setMarks] = useState<readonly string[]>(() => readMarks(id));
  const add = useCallback(
    (mark: string) =>
      setMarks((before) => (before.includes(mark) ? before : keepMarks(id, [...before, mark]))),
    [id],
  );
  // The same one while the Code is open: the annotator would begin anew with another.
  const backend = useMemo(() => (isSample ? watchSteps(client, add) : client), [add, client, isSample]);
  const isDone = (step: FirstStep) => (step === 'review' ? !code.update : marks.includes(step));
  return {
    backend,
    steps:
      isSample && !marks.includes(CLOSED)
        ? FIRST_STEPS.map((step) => ({ step, isDone: isDone(step) }))
        : undefined,
    close: () => add(CLOSED),
  };
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
