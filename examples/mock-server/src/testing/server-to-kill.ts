import { readConfig } from '../config/config';
import { createLogger } from '../log/create-logger';
import { openPorts } from '../ports';
import { createServer } from '../server';
import { deadlyPorts } from './deadly-ports';
import { createInProcessComparer } from './in-process-comparer';
import { TEST_PASSWORD_COST } from './test-password-cost';

// A server of its own process that kills itself at the durable step `DEAD_AT`: says where it listens, then serves. When its parent says
// anything it finishes what it does by itself, says how many steps it took, and ends as suddenly.

const { config } = readConfig(process.env, process.cwd());
const opened = await openPorts(config, createLogger(config.logLevel), {
  comparer: createInProcessComparer(),
});
const { ports, steps } = deadlyPorts(opened, Number(process.env['DEAD_AT'] ?? 0));
const server = await createServer(config, { ports, passwordCost: TEST_PASSWORD_COST });
await server.listen();
process.stdin.once('data', () => {
  void server.services.background.idle().then(() => {
    process.stdout.write(`${steps.taken}\n`, () => process.kill(process.pid, 'SIGKILL'));
  });
});
// Whoever wanted it killed is gone.
process.stdin.once('end', () => process.kill(process.pid, 'SIGKILL'));
steps.arm();
process.stdout.write(`${server.address}\n`);
