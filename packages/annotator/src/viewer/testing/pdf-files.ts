import type { IncomingMessage, ServerResponse } from 'node:http';

/** What has been sent of a file. */
export interface FileTraffic {
  requests: number;
  bytes: number;
}

/** How a file is sent; what can go wrong on the way is made here. */
export interface FileBehavior {
  /** Parts can be asked for (default: no). */
  readonly hasRanges?: boolean;
  /** The first answer breaks off after so many bytes. */
  readonly breakAfter?: number;
  /** So many bytes a second at most. */
  readonly bytesPerSecond?: number;
}

/** One PDF to be served. */
export interface ServedFile extends FileBehavior {
  readonly bytes: Uint8Array;
  readonly traffic: FileTraffic;
  /** While set, requests are cut off without an answer. */
  isDown: boolean;
}

const SLICE = 16_384;

/** Answers a request for a file, with status 206 where a part was asked for (RFC 9110, section 14). */
export function sendFile(file: ServedFile, request: IncomingMessage, response: ServerResponse): void {
  if (file.isDown) {
    response.destroy();
    return;
  }
  const { traffic } = file;
  traffic.requests += 1;
  const total = file.bytes.byteLength;
  const range = file.hasRanges ? /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') : null;
  const begin = Number(range?.[1] ?? 0);
  const end = range?.[2] ? Math.min(Number(range[2]) + 1, total) : total;
  response.statusCode = range ? 206 : 200;
  response.setHeader('Content-Length', end - begin);
  if (file.hasRanges) response.setHeader('Accept-Ranges', 'bytes');
  if (range) response.setHeader('Content-Range', `bytes ${begin}-${end - 1}/${total}`);
  const breaksAt = traffic.requests === 1 ? (file.breakAfter ?? Infinity) : Infinity;
  let at = begin;
  const send = (): void => {
    if (response.destroyed) return;
    if (file.isDown || at - begin >= breaksAt) {
      response.destroy();
      return;
    }
    const piece = file.bytes.subarray(at, Math.min(at + SLICE, end));
    at += piece.byteLength;
    traffic.bytes += piece.byteLength;
    if (at >= end) {
      response.end(piece);
      return;
    }
    response.write(piece);
    const pause = file.bytesPerSecond === undefined ? 0 : (SLICE / file.bytesPerSecond) * 1000;
    setTimeout(send, pause);
  };
  send();
}
