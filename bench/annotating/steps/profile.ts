import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Visit } from '../bench-setup';

/** Does something while the page's processor is profiled, where a folder for profiles is given (they open in Chromium's tools). */
export async function profiled<T>(
  { tab }: Visit,
  folder: string | undefined,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  if (folder === undefined) return work();
  await mkdir(folder, { recursive: true });
  await tab.send('Profiler.enable');
  await tab.send('Profiler.setSamplingInterval', { interval: 500 });
  await tab.send('Profiler.start');
  const result = await work();
  const { profile } = await tab.send('Profiler.stop');
  await writeFile(join(folder, `${name}.cpuprofile`), JSON.stringify(profile));
  return result;
}
