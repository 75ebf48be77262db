import { spawn } from 'node:child_process';
import { capture } from '../../scripts/process.mjs';

/** How a command ended. */
export interface Outcome {
  readonly isOk: boolean;
  readonly output: string;
}

/** Runs a command to its end. */
export async function run(command: string, args: readonly string[], folder: string): Promise<Outcome> {
  const { code, output } = await capture(command, args, { cwd: folder });
  return { isOk: code === 0, output };
}

/** A server of an app, in a process of its own. */
export interface RunningServer {
  readonly output: () => string;
  stop(): Promise<void>;
}

/** Starts a command that goes on until it is stopped, together with what it has started. */
export function start(command: string, args: readonly string[], folder: string): RunningServer {
  const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString('utf8')));
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  return {
    output: () => output,
    async stop() {
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}
