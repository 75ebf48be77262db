import { deflateSync } from 'node:zlib';

/** What a made PDF holds: a content stream a page, more entries of the trailer, and how the content streams are packed. */
export interface SamplePdf {
  readonly pages: readonly string[];
  readonly trailer?: string;
  readonly packed?: Uint8Array;
  readonly title?: string;
  /** What is printed on the first page as its number, in small Roman figures that count on from there. */
  readonly firstLabel?: number;
}

/** A small PDF, well formed, for tests; `packed` replaces the content of every page by bytes already deflated. */
export function samplePdf({ pages, trailer = '', packed, title = '', firstLabel }: SamplePdf): Uint8Array {
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  const labels = firstLabel === undefined ? '' : `/PageLabels << /Nums [0 << /S /r /St ${firstLabel} >>] >>`;
  const objects: Buffer[] = [
    Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${labels} >>`),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`),
    Buffer.from(
      `<< /Title (${title}) /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>`,
    ),
  ];
  for (const [index, content] of pages.entries()) {
    const body = packed ?? deflateSync(content);
    const resources =
      '/Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';
    objects.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${resources} /Contents ${5 + 2 * index} 0 R >>`,
      ),
      Buffer.concat([
        Buffer.from(`<< /Length ${body.length} /Filter /FlateDecode >>\nstream\n`),
        body,
        Buffer.from('\nendstream'),
      ]),
    );
  }
  return assemble(objects, trailer);
}

/** The content stream of one line of text at the top of a page. */
export function lineOfText(text: string): string {
  return `BT /F 12 Tf 72 720 Td (${text}) Tj ET`;
}

function assemble(objects: readonly Buffer[], trailer: string): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = 9;
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    offsets.push(length);
    length += part.length;
    parts.push(part);
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`));
  parts.push(
    Buffer.from(
      `trailer\n<< /Size ${size} /Root 1 0 R /Info 3 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
