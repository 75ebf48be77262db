import { readConfig } from '../config/config';
import { createServer } from '../server';
import { createInProcessComparer } from './in-process-comparer';

// A server of its own process, to be killed at any moment: says where it listens, then serves. Its settings come from the environment.

const { config } = readConfig(process.env, process.cwd());
const server = await createServer(config, { ports: { comparer: createInProcessComparer() } });
await server.listen();
process.stdout.write(`${server.address}\n`);
