import { useEffect, useRef, useState } from 'react';
import { saveFile } from '@glossator/annotator/controls';
import { useServices } from '../../app/services';

/** Bytes after which what has arrived is handed to the browser, which keeps it on the disk. */
const HANDED_OVER = 32 * 1024 * 1024;
/** Milliseconds between two figures of progress that are shown. */
const SHOWN_MS = 200;

interface ExportEnds {
  readonly onDone: (bytes: number) => void;
  readonly onFailed: (failure: unknown) => void;
}

/** Downloads all data of the account and has the browser save it. `received` is there while it runs, in bytes. */
export function useExport({ onDone, onFailed }: ExportEnds) {
  const { client } = useServices();
  const [received, setReceived] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function download(signal: AbortSignal): Promise<void> {
    const { response } = await client.account.export({}, { signal });
    const file = await wholeBody(response, setReceived);
    signal.throwIfAborted();
    const name = `glossator-${new Date().toISOString().slice(0, 10)}.zip`;
    saveFile(file, name, { after: (ms, run) => window.setTimeout(run, ms) });
    onDone(file.size);
  }

  function start() {
    const { signal } = (running.current = new AbortController());
    setReceived(0);
    void download(signal)
      .catch((failure: unknown) => {
        if (!signal.aborted) onFailed(failure);
      })
      .finally(() => setReceived(undefined));
  }

  return { received, start, stop: () => running.current?.abort() };
}

/** The body of an answer as one file; rejects where it breaks off. */
async function wholeBody({ body }: Response, onReceived: (bytes: number) => void): Promise<Blob> {
  const whole: Blob[] = [];
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let [bytes, size, shownAt] = [0, 0, 0];
  const handOver = () => {
    whole.push(new Blob(waiting));
    waiting = [];
    size = 0;
  };
  const reader = body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    waiting.push(new Uint8Array(next.value));
    size += next.value.byteLength;
    bytes += next.value.byteLength;
    if (size >= HANDED_OVER) handOver();
    if (performance.now() - shownAt < SHOWN_MS) continue;
    shownAt = performance.now();
    onReceived(bytes);
  }
  handOver();
  return new Blob(whole, { type: 'application/zip' });
}
