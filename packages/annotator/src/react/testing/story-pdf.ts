/** One page of a story's law: a heading and its lines. WinAnsi characters only. */
export interface StoryPage {
  readonly title: string;
  readonly lines: readonly string[];
}

const WINANSI = 0xff;
const escapeText = (text: string): string =>
  [...text]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      if (code > WINANSI) return '?';
      return code > 126 ? `\\${code.toString(8).padStart(3, '0')}` : character.replace(/[\\()]/, '\\$&');
    })
    .join('');

function contentOf({ title, lines }: StoryPage): string {
  const body = lines.map((line) => `0 -19 Td (${escapeText(line)}) Tj`).join('\n');
  return `BT /F2 15 Tf 72 760 Td (${escapeText(title)}) Tj /F1 11.5 Tf 0 -12 Td\n${body}\nET`;
}

/** A small PDF of A4 pages in Times, each with an entry in the outline and the number as label (front matter roman). */
export function makeStoryPdf(pages: readonly StoryPage[]): Uint8Array<ArrayBuffer> {
  const firstPage = 6;
  const outlineRoot = firstPage + pages.length * 2;
  const pageId = (index: number) => firstPage + index * 2;
  const entryId = (index: number) => outlineRoot + 1 + index;
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Outlines ${outlineRoot} 0 R /PageLabels 5 0 R >>`,
    `<< /Type /Pages /Kids [${pages.map((_page, index) => `${pageId(index)} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    font('Times-Roman'),
    font('Times-Bold'),
    '<< /Nums [0 << /S /r >> 1 << /S /D >>] >>',
    ...pages.flatMap((page, index) => {
      const content = contentOf(page);
      return [
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ' +
          `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${pageId(index) + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
    `<< /Type /Outlines /First ${entryId(0)} 0 R /Last ${entryId(pages.length - 1)} 0 R /Count ${pages.length} >>`,
    ...pages.map(
      ({ title }, index) =>
        `<< /Title (${escapeText(title)}) /Parent ${outlineRoot} 0 R /Dest [${pageId(index)} 0 R /XYZ 0 790 null]` +
        (index > 0 ? ` /Prev ${entryId(index - 1)} 0 R` : '') +
        (index < pages.length - 1 ? ` /Next ${entryId(index + 1)} 0 R >>` : ' >>'),
    ),
  ];
  return fileOf(objects);
}

/** Objects 1 to n as a file with its cross-reference table (ISO 32000-1, section 7.5). */
function fileOf(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let body = '%PDF-1.4\n';
  const entries = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return new TextEncoder().encode(body + table + trailer);
}
