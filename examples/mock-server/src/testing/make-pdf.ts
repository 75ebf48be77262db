/** A small valid PDF: one page for each list of lines, in Helvetica. Lines may hold the characters of ASCII but brackets and backslash. */
export function makePdf(pages: readonly (readonly string[])[]): Uint8Array {
  return assemble(pages, '');
}

/** The same, but asking for a password (standard security handler with keys that fit none). */
export function makeLockedPdf(): Uint8Array {
  const hex = 'ab'.repeat(32);
  const encrypt = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${hex}> /U <${hex}> /P -4 >> /ID [<${'cd'.repeat(16)}> <${'cd'.repeat(16)}>]`;
  return assemble([['secret']], encrypt);
}

function assemble(pages: readonly (readonly string[])[], trailerExtra: string): Uint8Array {
  const kids = pages.map((_page, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((lines, index) => {
      const text = lines.map((line, row) => `1 0 0 1 72 ${720 - row * 20} Tm (${line}) Tj`).join('\n');
      const content = `BT /F1 12 Tf\n${text}\nET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailerExtra} >>\n`;
  return Buffer.from(`${body}${table}startxref\n${body.length}\n%%EOF\n`, 'latin1');
}
