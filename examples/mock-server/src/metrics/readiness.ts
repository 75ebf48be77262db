/** A service, and a call that only succeeds while it answers. */
export type ServiceChecks = Readonly<Record<string, () => Promise<unknown>>>;

/** Whether the services that a server needs answer. */
export interface Readiness {
  /** The names of those that do not. */
  away(): Promise<readonly string[]>;
}

/** Milliseconds for which an answer is given again. */
const KEPT_MS = 1_000;
/** Milliseconds in which a service has to answer. */
const ANSWER_MS = 3_000;

/** Makes it; `now` is in milliseconds. */
export function createReadiness(checks: ServiceChecks, now: () => number = Date.now): Readiness {
  let known: { readonly at: number; readonly away: Promise<readonly string[]> } | undefined;
  return {
    away() {
      const at = now();
      if (known && at - known.at < KEPT_MS) return known.away;
      known = { at, away: look(checks) };
      return known.away;
    },
  };
}

async function look(checks: ServiceChecks): Promise<readonly string[]> {
  const found = Object.entries(checks).map(async ([name, check]) =>
    (await isAnswering(check)) ? [] : [name],
  );
  return (await Promise.all(found)).flat();
}

async function isAnswering(check: () => Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), ANSWER_MS);
  try {
    return await Promise.race([check().then(() => true), late.promise]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
