import { ComparerClosedError } from '../comparing/text-comparer';
import { createInProcessComparer } from './in-process-comparer';
import { startTestServer, type TestServer } from './test-server';

/** A comparison that is under way until its server ends. */
export interface CutOffComparison {
  /** What the comparison waits for. */
  readonly wait: () => Promise<void>;
  /** Stops a server in the middle of it, and starts another on its data; resolves when that one has nothing left to do. */
  readonly restart: (server: TestServer) => Promise<TestServer>;
}

/** Makes one. */
export function createCutOffComparison(): CutOffComparison {
  let cutOff = (): void => undefined;
  const cut = new Promise<void>((_resolve, reject) => {
    cutOff = () => reject(new ComparerClosedError('cut off'));
  });
  // It may be cut off before the comparison waits for it.
  cut.catch(() => undefined);
  return {
    wait: () => cut,
    async restart(server) {
      const closing = server.stop({ keepData: true });
      cutOff();
      await closing;
      const next = await startTestServer({
        dataDir: server.dataDir,
        ports: { comparer: createInProcessComparer() },
      });
      await next.server.services.background.idle();
      return next;
    },
  };
}
