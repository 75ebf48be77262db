/** Text as a PDF string in parentheses. */
const literal = (text: string): string => `(${text.replace(/[\\()]/g, '\\$&')})`;

const xrefEntry = (offset: number): string => `${String(offset).padStart(10, '0')} 00000 n \n`;

/** Objects 1 to n as a PDF file with its cross-reference table (ISO 32000-1 section 7.5). ASCII only. */
function assemble(objects: readonly string[], trailer = ''): Uint8Array<ArrayBuffer> {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map(xrefEntry).join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer}>>\nstartxref\n${body.length}\n%%EOF\n`;
  return new TextEncoder().encode(body + table + end);
}

function objectsFor(pages: readonly string[]): string[] {
  const kids = pages.map((_text, index) => `${4 + index * 2} 0 R`).join(' ');
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((text, index) => {
      const content = `BT /F1 12 Tf 50 750 Td ${literal(text)} Tj ET`;
      return [
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ' +
          `/Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
}

/** A valid PDF with one line of ASCII text on each page: element 0 of the page is that line. */
export function makePdf(pages: readonly string[]): Uint8Array<ArrayBuffer> {
  return assemble(objectsFor(pages));
}

/** A PDF that asks for a password, whichever is tried: its password check fits none. */
export function makeLockedPdf(): Uint8Array<ArrayBuffer> {
  const objects = objectsFor(['locked']);
  const noise = '00112233445566778899aabbccddeeff'.repeat(2);
  const encryption = `<< /Filter /Standard /V 1 /R 2 /O <${noise}> /U <${noise}> /P -4 >>`;
  const id = `[<${noise.slice(0, 32)}> <${noise.slice(0, 32)}>]`;
  return assemble([...objects, encryption], `/Encrypt ${objects.length + 1} 0 R /ID ${id} `);
}

/** A file that begins as a PDF does and is none. */
export function makeInvalidPdf(): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode('%PDF-1.7\n<html><body>Not found</body></html>\n');
}
