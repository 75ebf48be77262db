import { ServiceUnavailableError } from './problems/service-unavailable';

/** Opens the services of a server one after the other, so that who starts it learns of all that cannot be reached at once. */
export interface ServiceOpening {
  /** Opens one, and goes on where it cannot be reached; gives how to get it once all are there. Throws what else fails. */
  open<R>(make: () => Promise<R>, close: (opened: R) => unknown): Promise<() => R>;
  /** Throws a `ServiceUnavailableError` with a line for each that cannot be reached. */
  assertAllThere(): void;
  /** Closes those that are open, the last one first. */
  closeAll(): Promise<void>;
}

/** Begins. */
export function createServiceOpening(): ServiceOpening {
  const unreachable: ServiceUnavailableError[] = [];
  const closings: (() => unknown)[] = [];

  function assertAllThere(): void {
    const [first] = unreachable;
    if (!first) return;
    throw new ServiceUnavailableError(unreachable.map(({ message }) => message).join('\n'), { cause: first });
  }

  return {
    async open(make, close) {
      try {
        const opened = await make();
        closings.push(() => close(opened));
        return () => opened;
      } catch (error) {
        if (!(error instanceof ServiceUnavailableError)) throw error;
        unreachable.push(error);
        return () => {
          throw error;
        };
      }
    },
    assertAllThere,
    async closeAll() {
      for (const close of closings.splice(0).toReversed()) await close();
    },
  };
}
