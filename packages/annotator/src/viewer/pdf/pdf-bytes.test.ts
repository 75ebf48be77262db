import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchPdfBytes, type PdfBytes } from './pdf-bytes';

// Milliseconds on a machine that others use, too.
const PATIENTLY = { timeout: 20_000 };

const SIZE = 1_000_000;
const PART = { begin: SIZE - 100, end: SIZE };

/** The transport by which pdf.js requests parts and receives them. */
class RangeTransport {
  readonly parts: { readonly begin: number; readonly bytes: Uint8Array }[] = [];
  requestDataRange: (begin: number, end: number) => void = () => undefined;
  onDataRange(begin: number, bytes: Uint8Array): void {
    this.parts.push({ begin, bytes });
  }
  onDataProgressiveRead(): void {
    /* The stream is of no interest here. */
  }
  onDataProgressiveDone(): void {
    /* The stream is of no interest here. */
  }
}

let server: Server | undefined;
let bytes: PdfBytes | undefined;
afterEach(() => {
  bytes?.stop();
  server?.closeAllConnections();
  server?.close();
});

/** Serves a file whose parts come with the given version, and reads its last part. */
async function readLastPart(versionOfWhole: string, versionOfParts: string) {
  server = createServer((request, response) => {
    const [, from, to] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '') ?? [];
    const common = { 'Accept-Ranges': 'bytes', 'Content-Type': 'application/pdf' };
    if (from === undefined) {
      response.writeHead(200, { ...common, 'Content-Length': SIZE, ETag: versionOfWhole });
      response.write(Buffer.alloc(1000));
      return;
    }
    const end = to === undefined || to === '' ? SIZE - 1 : Number(to);
    response.writeHead(206, {
      ...common,
      'Content-Length': end + 1 - Number(from),
      'Content-Range': `bytes ${from}-${end}/${SIZE}`,
      ETag: versionOfParts,
    });
    response.end(Buffer.alloc(end + 1 - Number(from), 7));
  });
  const listening = server;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  const onStarved = vi.fn();
  bytes = fetchPdfBytes(
    { url: `http://127.0.0.1:${port}/law.pdf` },
    { onProgress: () => undefined, onStarved },
  );
  const transport = new RangeTransport();
  const makeTransport = function () {
    return transport;
  };
  await bytes.input({ PDFDataRangeTransport: makeTransport } as never);
  transport.requestDataRange(PART.begin, PART.end);
  return { transport, onStarved };
}

describe('the parts of a file', () => {
  it('are handed on where they are of the version that was begun, a weak mark of it included', async () => {
    const { transport } = await readLastPart('"a"', 'W/"a"');
    await vi.waitFor(() => expect(transport.parts).toHaveLength(1), PATIENTLY);
    expect(transport.parts[0]?.begin).toBe(PART.begin);
    expect(transport.parts[0]?.bytes).toEqual(new Uint8Array(100).fill(7));
  });

  it('are not where the file has been replaced: the reader is notified that nothing comes', async () => {
    const { transport, onStarved } = await readLastPart('"a"', '"b"');
    await vi.waitFor(() => expect(onStarved).toHaveBeenCalledWith(true), PATIENTLY);
    expect(transport.parts).toEqual([]);
  });
});
