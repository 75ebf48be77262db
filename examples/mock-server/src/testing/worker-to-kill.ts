import { readConfig } from '../config/config';
import { createLogger } from '../log/create-logger';
import { openPorts } from '../ports';
import { createServer } from '../server';
import { createInProcessComparer } from './in-process-comparer';

// A server of its own process that begins comparisons and ends none: says when it is ready, and when it has begun one.

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { config } = readConfig(process.env, process.cwd());
const comparer = createInProcessComparer(() => {
  say('comparing');
  return new Promise(() => undefined);
});
const ports = await openPorts(config, createLogger(config.logLevel), { comparer });
const server = await createServer(config, { ports });
await server.listen();
// Whoever wanted it killed is gone.
process.stdin.once('end', () => process.kill(process.pid, 'SIGKILL')).resume();
say('ready');
