import type { FakeFile } from './fake-handlers';
import { problemOf, problemResponse } from './refusal';

/** First and last byte of a single range, or why there is none (RFC 9110 section 14). */
function parseRange(
  header: string | null,
  size: number,
): readonly [number, number] | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (!match || (first === '' && last === '')) return 'whole';
  if (first === '') return last === '0' ? 'unsatisfiable' : [Math.max(0, size - Number(last)), size - 1];
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'unsatisfiable' : [start, end];
}

/** A file as an HTTP answer: whole, or the part a range request asks for. */
export function fileResponse(file: FakeFile, request: Request): Response {
  const size = file.content.length;
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'content-type': file.contentType,
    'content-disposition': `${file.isSaved ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    etag: `"${file.tag}"`,
  });
  const condition = request.headers.get('if-range');
  const isSame = condition === null || condition === headers.get('etag');
  const range = parseRange(isSame ? request.headers.get('range') : null, size);
  if (range === 'unsatisfiable') {
    const refused = problemResponse(problemOf('RANGE_NOT_SATISFIABLE'));
    refused.headers.set('content-range', `bytes */${size}`);
    return refused;
  }
  if (range === 'whole') {
    headers.set('content-length', String(size));
    return new Response(file.content, { headers });
  }
  const [start, end] = range;
  headers.set('content-range', `bytes ${start}-${end}/${size}`);
  headers.set('content-length', String(end - start + 1));
  return new Response(file.content.slice(start, end + 1), { status: 206, headers });
}
