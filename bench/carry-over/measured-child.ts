import { fork } from 'node:child_process';
import { once } from 'node:events';

/** How a child ended; `problem` when it was killed at its time limit or broke. */
export interface ChildEnd {
  readonly problem?: string;
}

/**
 * Runs a module with our sources in a process of its own and hands its messages on. It is killed when it sends nothing for `limit`
 * seconds, and when this process exits.
 */
export async function runChild<Message>(
  file: string,
  args: readonly string[],
  limit: number,
  onMessage: (message: Message) => void,
): Promise<ChildEnd> {
  const child = fork(file, [...args], {
    execArgv: [
      '--conditions=glossator-source',
      '--import',
      'tsx',
      '--expose-gc',
      '--max-old-space-size=6000',
    ],
  });
  let problem: string | undefined;
  const kill = () => child.kill('SIGKILL');
  const watch = () =>
    setTimeout(() => {
      problem = `over ${limit} s`;
      kill();
    }, limit * 1000);
  let timer = watch();
  process.once('exit', kill);
  child.on('message', (message) => {
    clearTimeout(timer);
    timer = watch();
    onMessage(message as Message);
  });
  // Messages may still come after the process has ended, but none after the channel has closed.
  const [[code]] = await Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  clearTimeout(timer);
  process.off('exit', kill);
  problem ??= code === 0 ? undefined : `ended with ${String(code)}`;
  return problem === undefined ? {} : { problem };
}
