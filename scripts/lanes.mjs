// Runs steps in parallel, each as soon as the steps that it depends on have ended.

/**
 * Runs every step in one of `lanes` lanes and resolves when all have ended. A step lists its dependencies in `after` (names or titles
 * of steps; dependencies that are not in the list count as done). Of the steps that are ready the costliest (`cost`, in seconds) starts
 * first, so that the lanes end together. A failed step does not stop the steps after it: they run and report what they miss.
 * `onEnd(step, result, span)` gets what `run` resolved to and when it ran, in milliseconds since the start.
 */
export async function runInLanes(steps, lanes, onEnd) {
  const waiting = new Set(steps);
  const running = new Set();
  const start = performance.now();
  const isOpen = (name) => [...waiting, ...running].some((step) => step.name === name || step.title === name);
  const isReady = (step) => (step.after ?? []).every((name) => !isOpen(name));

  async function runOne(step, lane) {
    const from = performance.now() - start;
    const result = await step.run();
    running.delete(step);
    onEnd(step, result, { lane, from, to: performance.now() - start });
  }

  await new Promise((resolve, reject) => {
    const free = Array.from({ length: lanes }, (_, lane) => lane);
    const startReady = () => {
      if (waiting.size + running.size === 0) resolve();
      while (free.length > 0) {
        const next = costliest([...waiting].filter(isReady));
        if (!next) break;
        waiting.delete(next);
        running.add(next);
        const lane = free.shift();
        runOne(next, lane).then(() => {
          free.push(lane);
          startReady();
        }, reject);
      }
      if (running.size === 0 && waiting.size > 0)
        reject(
          new Error(`Steps that wait for each other: ${[...waiting].map(({ title }) => title).join(', ')}`),
        );
    };
    startReady();
  });
}

function costliest(steps) {
  return steps.toSorted((a, b) => (b.cost ?? 1) - (a.cost ?? 1))[0];
}
