import type { ServerLog } from '../../log/server-log';
import { JOB_KINDS, type JobData, type JobKind } from '../job-kinds';
import { JobsClosedError, type JobCount, type Jobs, type JobWork } from '../jobs';

/** A job, and who waits for its end. */
interface Job {
  readonly kind: JobKind;
  /** Does it, where it is known by now how. */
  readonly work: (signal: AbortSignal) => Promise<void>;
  readonly controller: AbortController;
  readonly end: PromiseWithResolvers<undefined>;
}

/** The jobs of one kind with one key. */
interface Line {
  running?: Job;
  waiting?: Job;
}

/** How jobs of each kind are done. */
type Works = { [Kind in JobKind]?: JobWork<Kind> };

/** Jobs of one process, begun as they come: what they share (processes, places) has lines of its own. Not durable. */
export function createInProcessJobs(log: Pick<ServerLog, 'error'>): Jobs {
  const works: Works = {};
  const lines = new Map<string, Line>();
  const failures = new Map<JobKind, number>();
  /** The span in which a job with `onceInSeconds` was added last. */
  const spans = new Map<string, number>();
  let state: 'new' | 'started' | 'closed' = 'new';

  function begin(id: string, line: Line): void {
    if (state !== 'started' || line.running || !line.waiting) return;
    line.running = line.waiting;
    delete line.waiting;
    void carryOut(line.running).then(() => {
      delete line.running;
      if (line.waiting) begin(id, line);
      else lines.delete(id);
    });
  }

  async function carryOut({ kind, work, controller: { signal }, end }: Job): Promise<void> {
    try {
      await work(signal);
      end.resolve(undefined);
    } catch (error) {
      if (!signal.aborted) {
        failures.set(kind, (failures.get(kind) ?? 0) + 1);
        log.error({ err: error, job: kind }, 'a job failed');
      }
      if (signal.aborted && state !== 'closed') end.resolve(undefined);
      else end.reject(signal.aborted ? closed() : error);
    }
  }

  function enqueue<Kind extends JobKind>(kind: Kind, key: string, data: JobData<Kind>): Promise<void> {
    const id = idOf(kind, key);
    const line = lines.get(id) ?? {};
    lines.set(id, line);
    if (line.waiting) return line.waiting.end.promise;
    const end = Promise.withResolvers<undefined>();
    // Not everybody who adds a job waits for it.
    end.promise.catch(() => undefined);
    const work = async (signal: AbortSignal): Promise<void> => works[kind]?.(data, signal);
    line.waiting = { kind, work, controller: new AbortController(), end };
    queueMicrotask(() => begin(id, line));
    return end.promise;
  }

  /** Whether a job of that name has not been added in the present span of time. */
  function isFirst(id: string, seconds: number): boolean {
    const span = Math.floor(Date.now() / 1_000 / seconds);
    const before = spans.get(id);
    spans.set(id, span);
    return before !== span;
  }

  return {
    isDurable: false,
    handle(kind, work) {
      Object.assign(works, { [kind]: work });
    },
    async start() {
      if (state === 'new') state = 'started';
      for (const [id, line] of lines) begin(id, line);
    },
    async add(kind, key, data, { onceInSeconds } = {}) {
      if (state === 'closed') return;
      if (onceInSeconds === undefined || isFirst(idOf(kind, key), onceInSeconds))
        void enqueue(kind, key, data);
    },
    run: (kind, key, data) => (state === 'closed' ? Promise.reject(closed()) : enqueue(kind, key, data)),
    async cancel(kind, key) {
      const line = lines.get(idOf(kind, key));
      line?.waiting?.end.resolve(undefined);
      delete line?.waiting;
      line?.running?.controller.abort(new Error('The job was canceled'));
      if (line && !line.running) lines.delete(idOf(kind, key));
    },
    counts: async () => JOB_KINDS.map((kind) => countOf(kind, lines.values(), failures.get(kind) ?? 0)),
    async idle() {
      while (lines.size > 0) await Promise.allSettled([...lines.values()].flatMap(endsOf));
    },
    async close() {
      state = 'closed';
      const running = [...lines.values()].flatMap(({ running: job }) => (job ? [job] : []));
      for (const [id, line] of lines) {
        line.waiting?.end.reject(closed());
        delete line.waiting;
        if (!line.running) lines.delete(id);
      }
      for (const { controller } of running) controller.abort(closed());
      await Promise.allSettled(running.map(({ end }) => end.promise));
    },
  };
}

const idOf = (kind: JobKind, key: string): string => `${kind} ${key}`;
const closed = (): JobsClosedError => new JobsClosedError('The server is closing');

function endsOf({ running, waiting }: Line): readonly Promise<void>[] {
  return [running, waiting].flatMap((job) => (job ? [job.end.promise] : []));
}

function countOf(kind: JobKind, lines: Iterable<Line>, failed: number): JobCount {
  let [waiting, active] = [0, 0];
  for (const line of lines) {
    if (line.waiting?.kind === kind) waiting += 1;
    if (line.running?.kind === kind) active += 1;
  }
  return { kind, waiting, active, failed };
}
