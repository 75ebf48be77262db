/*
 * Long work is a generator that yields between its steps. Here it is driven to its end: at once, or with a pause between the steps, so
 * that whoever waits for it can watch and cancel it and the event loop gets its turn.
 */

/** An `AbortSignal`, described by its shape so that this package needs no DOM. */
export interface CancelSignal {
  readonly aborted: boolean;
  readonly throwIfAborted: () => void;
}

/** How work in steps is watched and canceled. */
export interface StepOptions<Progress> {
  /** Receives what each step yields. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Checked before each step; the work then throws the signal's reason. */
  readonly signal?: CancelSignal | undefined;
}

/** How work in steps is watched, canceled and interleaved with other work. */
export interface PausingStepOptions<Progress> extends StepOptions<Progress> {
  /** Awaited between two steps; resolves when the event loop has had its turn (`setImmediate`, `scheduler.yield`). */
  readonly pause: () => Promise<void>;
}

/** Runs all steps one after the other and returns their result. Throws the reason of an aborted signal. */
export function runSteps<Progress, Result>(
  steps: Generator<Progress, Result>,
  { onProgress, signal }: StepOptions<Progress> = {},
): Result {
  for (;;) {
    signal?.throwIfAborted();
    const step = steps.next();
    if (step.done) return step.value;
    onProgress?.(step.value);
  }
}

/** Steps that are a part of larger work: their progress, from 0 to 1, becomes that of the whole between `from` and `to`. */
export function* partOfSteps<Result>(
  steps: Generator<number, Result>,
  from: number,
  to: number,
): Generator<number, Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield from + (to - from) * step.value;
  }
}

/** As `runSteps`, with a pause between two steps. Rejects with the reason of an aborted signal. */
export async function runStepsWithPauses<Progress, Result>(
  steps: Generator<Progress, Result>,
  { onProgress, signal, pause }: PausingStepOptions<Progress>,
): Promise<Result> {
  for (;;) {
    signal?.throwIfAborted();
    const step = steps.next();
    if (step.done) return step.value;
    onProgress?.(step.value);
    await pause();
  }
}
