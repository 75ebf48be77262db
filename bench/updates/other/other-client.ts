import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { OtherReport, OtherTask, Sample } from './protocol';

/** A second user at work. */
export interface OtherClient {
  /** Ends their work and returns all calls they made. */
  end(): Promise<readonly Sample[]>;
}

/** Starts a second user in another Code. */
export async function startOtherClient(task: OtherTask): Promise<OtherClient> {
  const child = fork(join(import.meta.dirname, 'other-child.ts'));
  process.once('exit', () => child.kill());
  let isBegun: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (isBegun = resolve));
  const samples = new Promise<readonly Sample[]>((resolve, reject) => {
    child.on('message', (report: OtherReport) =>
      report.type === 'begun' ? isBegun() : resolve(report.samples),
    );
    child.once('exit', (code) => reject(new Error(`The other client ended with ${code ?? 'a signal'}`)));
  });
  child.send(task);
  await Promise.race([begun, samples]);
  return {
    end() {
      child.send('end');
      return samples;
    },
  };
}
