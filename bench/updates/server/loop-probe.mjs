// Loaded into the server that is measured (node --import): notes how long its event loop stood still, and on SIGUSR2 begins or ends a
// CPU profile. What it notes goes to LOOP_PROBE_FILE, one JSON object a line.
import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

const file = process.env.LOOP_PROBE_FILE;
const TICK_MS = 5;
/** Shorter ones are not worth a line. */
const STALL_MS = 30;

/** Nanoseconds the main thread has had a processor: what the machine took from it does not count as its work. */
function processorMs() {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
}

let last = performance.now();
let lastWork = processorMs();
const timer = setInterval(() => {
  const now = performance.now();
  const work = processorMs();
  const ms = now - last - TICK_MS;
  if (ms > STALL_MS) {
    const line = { at: Date.now(), ms, ...(work !== undefined && { workMs: work - lastWork }) };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  }
  last = performance.now();
  lastWork = processorMs();
}, TICK_MS);
timer.unref();

let session;
process.on('SIGUSR2', async () => {
  if (session === undefined) {
    session = new Session();
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.start');
  } else {
    const { profile } = await session.post('Profiler.stop');
    session.disconnect();
    session = undefined;
    writeFileSync(`${file}.part`, JSON.stringify(profile));
    renameSync(`${file}.part`, `${file}.cpuprofile`);
  }
});
