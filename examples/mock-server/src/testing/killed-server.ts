import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createClient, createMemoryTokenStore, type GlossatorClient } from '@glossator/client-sdk';
import { programArguments, programUrl } from '../child-processes/program';

/** When a server of its own process dies: at a durable step, so many milliseconds after the call, or after all is done. */
export type Death = { readonly step: number } | { readonly afterMs: number } | 'at the end';

/** Has a server over a data folder do something for a user, and kills it. Gives the durable steps it took, where it came to the end. */
export async function killDuring(
  dataDir: string,
  token: string,
  death: Death,
  work: (api: GlossatorClient) => Promise<unknown>,
): Promise<number | undefined> {
  const program = programUrl(import.meta.url, 'server-to-kill');
  const env = {
    PATH: process.env['PATH'],
    PORT: '0',
    DATA_DIR: join(dataDir, 'data'),
    LOG_LEVEL: 'silent',
    DEMO: '0',
    ...(typeof death === 'object' && 'step' in death && { DEAD_AT: String(death.step) }),
  };
  const child = spawn(process.execPath, programArguments(program), {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // Whoever dies does not read any more.
  child.stdin.on('error', () => undefined);
  const ended = once(child, 'exit');
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(line));
  await Promise.race([once(reader, 'line'), ended]);
  const [address] = lines;
  if (address === undefined) throw new Error('The server to be killed did not start');
  const api = createClient({
    baseUrl: address,
    retry: false,
    tokenStore: createMemoryTokenStore({ token }),
  });
  let failure: Error | undefined;
  const call = work(api).catch((error: unknown) => {
    failure = new Error('The call failed', { cause: error });
  });
  if (typeof death === 'object' && 'afterMs' in death) {
    await Promise.race([call, new Promise((resolve) => setTimeout(resolve, death.afterMs))]);
    child.kill('SIGKILL');
  } else {
    await call;
    child.stdin.write('finish\n');
  }
  await Promise.all([ended, call]);
  if (death === 'at the end' && failure) throw failure;
  return lines[1] === undefined ? undefined : Number(lines[1]);
}
