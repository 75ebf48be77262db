import { writeFileSync } from 'node:fs';

/** One annotation as another program writes it: over a line of the page (from 0), by an author, with or without a comment. ASCII without brackets. */
export interface ForeignAnnotation {
  readonly subtype: 'Highlight' | 'Underline' | 'Text';
  readonly line: number;
  readonly author: string;
  readonly text: string;
  readonly color?: readonly [number, number, number];
}

/** Writes a page of law with annotations of another program. */
export function writeAnnotatedLaw(
  path: string,
  lines: readonly string[],
  annotations: readonly ForeignAnnotation[],
): void {
  const shown = lines.map((line, row) => `BT /F 13 Tf 60 ${780 - 30 * row} Td (${line}) Tj ET`).join('\n');
  const listed = annotations.map((_, index) => `${6 + index} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 3 0 R >> >> /Contents 5 0 R /Annots [${listed}] >>`,
    `<< /Length ${shown.length} >>\nstream\n${shown}\nendstream`,
    ...annotations.map(annotationObject),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer << /Size ${size} /Root 1 0 R >>\n`;
  writeFileSync(path, Buffer.from(`${body}${table}startxref\n${body.length}\n%%EOF\n`, 'latin1'));
}

function annotationObject({ subtype, line, author, text, color }: ForeignAnnotation, index: number): string {
  const [bottom, top] = [776 - 30 * line, 792 - 30 * line];
  const [left, right] = subtype === 'Text' ? [20, 40] : [58, 540];
  const quad = [left, top, right, top, left, bottom, right, bottom].join(' ');
  return [
    `<< /Type /Annot /Subtype /${subtype} /NM (foreign-${index}) /T (${author}) /Contents (${text}) /F 4`,
    `/Rect [${left} ${bottom} ${right} ${top}] /M (D:20240506070809Z)`,
    subtype === 'Text' ? '' : `/QuadPoints [${quad}]`,
    color ? `/C [${color.join(' ')}]` : '',
    '>>',
  ].join(' ');
}
