import { deflateSync } from 'node:zlib';

/** What stands between `obj` and `endobj`. */
export interface PdfBody {
  readonly isStream: boolean;
  readonly bytes: Uint8Array;
}

/** Collects the objects of a PDF. */
export interface PdfFile {
  /** A number for an object that is written later. */
  reserve(): number;
  set(number: number, dictionary: string): void;
  /** Adds a stream, compressed; answers its number. */
  addStream(content: string): number;
  bytes(root: number): Uint8Array;
}

/** How many objects one object stream holds. */
const IN_ONE_STREAM = 50;

/**
 * A PDF 1.7 file that begins with given objects. Streams come first, all other objects behind them in object streams of 50, the
 * cross-reference stream last: what most writers make of a law (ISO 32000-1, 7.5.7 and 7.5.8).
 */
export function createPdfFile(given: ReadonlyMap<number, PdfBody>): PdfFile {
  const objects = new Map(given);
  let last = Math.max(0, ...given.keys());
  const reserve = (): number => ++last;
  return {
    reserve,
    set(number, dictionary) {
      objects.set(number, { isStream: false, bytes: Buffer.from(dictionary, 'latin1') });
    },
    addStream(content) {
      const number = reserve();
      objects.set(number, streamBody('', Buffer.from(content, 'latin1')));
      return number;
    },
    bytes: (root) => assembled(objects, last, root),
  };
}

function streamBody(entries: string, content: Uint8Array): PdfBody {
  const packed = deflateSync(content);
  const head = `<<${entries}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`;
  return { isStream: true, bytes: Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')]) };
}

function assembled(objects: ReadonlyMap<number, PdfBody>, lastGiven: number, root: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  let last = lastGiven;
  /** Rows of the cross-reference stream: kind, offset or stream, index. */
  const rows = new Map<number, readonly [number, number, number]>([[0, [0, 0, 65535]]]);
  const write = (bytes: Uint8Array): void => {
    parts.push(bytes);
    length += bytes.length;
  };
  const writeObject = (number: number, { bytes }: PdfBody): void => {
    rows.set(number, [1, length, 0]);
    write(Buffer.from(`${number} 0 obj\n`));
    write(bytes);
    write(Buffer.from('\nendobj\n'));
  };

  write(Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n', 'latin1'));
  const plain: [number, PdfBody][] = [];
  for (const [number, body] of objects) {
    if (body.isStream) writeObject(number, body);
    else plain.push([number, body]);
  }
  for (let from = 0; from < plain.length; from += IN_ONE_STREAM) {
    last += 1;
    writeObject(last, objectStream(plain.slice(from, from + IN_ONE_STREAM), last, rows));
  }

  const start = length;
  last += 1;
  rows.set(last, [1, start, 0]);
  const table = Buffer.alloc((last + 1) * 7);
  for (const [number, [kind, at, index]] of rows) {
    table.writeUInt8(kind, number * 7);
    table.writeUInt32BE(at, number * 7 + 1);
    table.writeUInt16BE(index, number * 7 + 5);
  }
  const entries = `/Type/XRef/Size ${last + 1}/W[1 4 2]/Root ${root} 0 R`;
  writeObject(last, streamBody(entries, table));
  write(Buffer.from(`startxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

function objectStream(
  chunk: readonly (readonly [number, PdfBody])[],
  number: number,
  rows: Map<number, readonly [number, number, number]>,
): PdfBody {
  let offset = 0;
  const index = chunk.map(([inner, { bytes }], position) => {
    rows.set(inner, [2, number, position]);
    const entry = `${inner} ${offset}`;
    offset += bytes.length + 1;
    return entry;
  });
  const head = `${index.join(' ')}\n`;
  const bodies = chunk.flatMap(([, { bytes }]) => [bytes, Buffer.from('\n')]);
  const content = Buffer.concat([Buffer.from(head), ...bodies]);
  return streamBody(`/Type/ObjStm/N ${chunk.length}/First ${head.length}`, content);
}
