import { writeFileSync } from 'node:fs';

const LINES_A_PAGE = 44;

/** The lines of a German law of so many articles in two books: each has a heading, two paragraphs, and letters in the second. */
export function lawLines(articles: number): readonly string[] {
  const lines = ['Gesetz über die Rechte der Käufer und der Verkäufer (GKV)'];
  for (let number = 1; number <= articles; number += 1) {
    if (number === 1) lines.push('Buch 1 Allgemeiner Teil');
    if (number === Math.ceil(articles / 2)) lines.push('Buch 2 Recht der Schuldverhältnisse');
    lines.push(
      `§ ${number} ${number === 28 ? 'Vertretung der Gesellschaft' : `Pflichten der Gruppe ${number}`}`,
    );
    lines.push(`(1) Der Verkäufer der Sache ${number} ist verpflichtet, sie dem Käufer zu übergeben.`);
    lines.push(`(2) Der Käufer der Sache ${number} ist verpflichtet,`);
    lines.push(`a) den Preis der Sache ${number} zu zahlen und`, `b) die Sache ${number} abzunehmen.`);
  }
  return lines;
}

/** Writes these lines as a PDF without an outline: headings larger than the text, a page number at each foot. */
export function writeLaw(path: string, lines: readonly string[]): void {
  const pages = Array.from({ length: Math.ceil(lines.length / LINES_A_PAGE) }, (_, page) =>
    contentOf(lines.slice(page * LINES_A_PAGE, (page + 1) * LINES_A_PAGE), page + 1),
  );
  writePdf(path, pages);
}

/** Writes so many pages that show gray bars where lines would be, and have no text. */
export function writeScan(path: string, pages: number): void {
  const bars = Array.from({ length: 30 }, (_, row) => `0.6 g 60 ${780 - row * 24} 420 8 re f`).join('\n');
  writePdf(
    path,
    Array.from({ length: pages }, () => bars),
  );
}

function writePdf(path: string, pages: readonly string[]): void {
  const kids = pages.map((_, page) => `${4 + page * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((content, page) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 3 0 R >> >> /Contents ${5 + page * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const at = pdf.length;
    pdf += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
  writeFileSync(path, Buffer.from(pdf + table + end, 'latin1'));
}

function contentOf(lines: readonly string[], number: number): string {
  const shown = lines.map((line, row) =>
    textAt(line, 60, 780 - row * 16, /^(?:§|Buch|Gesetz)/.test(line) ? 13 : 10),
  );
  return [...shown, textAt(String(number), 290, 30, 9)].join('\n');
}

function textAt(text: string, x: number, y: number, size: number): string {
  return `BT /F ${size} Tf ${x} ${y} Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`;
}
