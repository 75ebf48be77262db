import { deflateSync } from 'node:zlib';

/** Pages of the heavy PDF; all of them show the same content. */
const PAGES = 3_000;
/** Bytes of that content before it is compressed. */
const CONTENT_BYTES = 6_000_000;

/** A small PDF that takes minutes to read: thousands of pages that share one large content stream. */
export function makeHeavyPdf(): Uint8Array<ArrayBuffer> {
  const line = 'BT /F1 8 Tf 72 720 Td (The seller shall hand over the goods.) Tj ET\n';
  const packed = deflateSync(Buffer.from(line.repeat(Math.ceil(CONTENT_BYTES / line.length)), 'latin1'));
  const kids = Array.from({ length: PAGES }, (_, page) => `${5 + page} 0 R`).join(' ');
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>';
  const objects: readonly Buffer[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${PAGES} >>`),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
    Buffer.concat([
      Buffer.from(`<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
      packed,
      Buffer.from('\nendstream'),
    ]),
    ...Array.from({ length: PAGES }, () => Buffer.from(page)),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')];
  let length = parts[0]?.length ?? 0;
  const rows = objects.map((object, index) => {
    const at = length;
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([...parts, Buffer.from(table + end)]));
}
