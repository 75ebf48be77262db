// Loaded into the server that is measured (node --import): answers on the socket file MEMORY_PROBE_SOCKET how much memory is held once all
// garbage is collected, in bytes. A path other than `/` is that of a file in which it leaves a heap snapshot before.
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString, writeHeapSnapshot } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');
const path = process.env.MEMORY_PROBE_SOCKET;

const server = createServer(async (request, response) => {
  collectGarbage();
  // What only waited for the end of a turn, or for what is done when something was collected, goes with the second time.
  await nextTurn();
  collectGarbage();
  if (request.url !== '/') writeHeapSnapshot(request.url);
  const { heapUsed, external, rss } = process.memoryUsage();
  response.end(JSON.stringify({ live: heapUsed + external, resident: rss }));
});
// A server that was killed has left it.
rmSync(path, { force: true });
server.listen(path).unref();
