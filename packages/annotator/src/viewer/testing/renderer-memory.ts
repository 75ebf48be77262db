import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';

/** Watches how much memory the pages of a browser take. */
export interface RendererMemory {
  /** The most that one process has taken until now, in megabytes; `undefined` where the system does not tell (only Linux does). */
  readonly highest: number | undefined;
  /** Ends the watching. */
  stop(): void;
}

/** Looks every so many milliseconds at the memory of all processes that draw pages. */
export async function watchRendererMemory(browser: Browser, every = 250): Promise<RendererMemory> {
  const session = await browser.newBrowserCDPSession();
  let highest: number | undefined;
  let isStopped = false;
  const look = async (): Promise<void> => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    for (const { type, id } of processInfo) {
      const size = type === 'renderer' ? residentMegabytes(id) : undefined;
      if (size !== undefined) highest = Math.max(highest ?? 0, size);
    }
  };
  const watch = async (): Promise<void> => {
    while (!isStopped) {
      await look();
      await new Promise((resolve) => setTimeout(resolve, every));
    }
  };
  // The browser may be closed while it is being asked.
  watch().catch(() => undefined);
  return {
    get highest() {
      return highest;
    },
    stop() {
      isStopped = true;
    },
  };
}

function residentMegabytes(process: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    // Ended since it was listed, or not Linux.
    return undefined;
  }
}
