import type { Bus } from '../bus/bus';
import { unlessLeft } from '../background/unless-left';
import type { Visit } from './call';

/** Calls about Codes that are being answered. They end when their caller's access does, downloads that have begun among them. */
export interface MemberCalls {
  /**
   * Makes a call. `recheck` throws where it may not be made any more; it then ends with that, unless `settle` was called before: what it was
   * allowed to write is written, and may be what took the access away.
   */
  run<R>(about: MemberCallParts, make: (visit: Visit, settle: () => void) => Promise<R>): Promise<R>;
}

/** A call about a Code, and how it is asked for. */
export interface MemberCallParts {
  readonly codeId: number;
  readonly visit: Visit;
  readonly recheck: () => Promise<unknown>;
}

/** A call under way. */
interface Running {
  readonly recheck: () => Promise<unknown>;
  end(reason: unknown): void;
}

/** Makes the list of calls under way. */
export function createMemberCalls(bus: Bus): MemberCalls {
  const running = new Map<number, Set<Running>>();
  const recheckAll = (calls: Iterable<Running>): void => {
    for (const call of calls) call.recheck().catch((error: unknown) => call.end(error));
  };
  bus.subscribe('access-changed', ({ codeId }) => recheckAll(running.get(codeId) ?? []));
  bus.onGap(() => {
    for (const calls of running.values()) recheckAll(calls);
  });

  function add(codeId: number, call: Running): () => void {
    const calls = running.get(codeId) ?? new Set();
    running.set(codeId, calls.add(call));
    return () => {
      calls.delete(call);
      if (calls.size === 0 && running.get(codeId) === calls) running.delete(codeId);
    };
  }

  return {
    async run({ codeId, visit, recheck }, make) {
      const ended = new AbortController();
      const signal = visit.signal ? AbortSignal.any([visit.signal, ended.signal]) : ended.signal;
      let isSettled = false;
      const leave = add(codeId, {
        recheck,
        end(reason) {
          if (isSettled) return;
          ended.abort(reason);
          visit.answering?.cut();
        },
      });
      const settle = (): void => {
        isSettled = true;
      };
      try {
        return await unlessLeft(make({ ...visit, signal }, settle), ended.signal);
      } finally {
        if (visit.answering) void visit.answering.ended.then(leave);
        else leave();
      }
    },
  };
}
