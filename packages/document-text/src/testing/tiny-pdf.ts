/** Latin-1 text as a PDF string literal. */
function literal(text: string): string {
  return `(${text.replace(/[()\\]/g, (sign) => `\\${sign}`)})`;
}

/** A line of a tiny PDF: its text, or that with its place, the size of its letters, and by how many degrees it is turned counterclockwise. */
export type TinyLine =
  | string
  | {
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly size?: number;
      readonly degrees?: number;
    };

function shownLine(line: TinyLine, index: number): string {
  const placed = typeof line === 'string' ? { text: line, x: 72, y: 720 - 16 * index } : line;
  const { text, x, y, size = 12, degrees = 0 } = placed;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const matrix = [cos, sin, -sin, cos].map((number) => number.toFixed(4)).join(' ');
  return `BT /F1 ${size} Tf ${matrix} ${x} ${y} Tm ${literal(text)} Tj ET`;
}

/** The content stream of a page: one text line a string, from the top; `marked` lines stand in marked content. */
function contentOf(lines: readonly TinyLine[], marked: boolean): string {
  const shown = lines.map(shownLine).join('\n');
  return marked ? `/Span <</MCID 0>> BDC\n${shown}\nEMC` : shown;
}

/**
 * A small PDF with one page for each list of lines, in Helvetica (not embedded), letters in Latin-1. Every second page puts its
 * text in marked content.
 */
export function tinyPdf(pages: readonly (readonly TinyLine[])[]): Uint8Array {
  const kids = pages.map((_, i) => `${4 + 2 * i} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...pages.flatMap((lines, i) => {
      const content = contentOf(lines, i % 2 === 1);
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + 2 * i} 0 R>>`,
        `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const at = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const xref = `xref\n0 ${size}\n0000000000 65535 f \n${table}`;
  file += `${xref}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Uint8Array.from(file, (character) => character.charCodeAt(0));
}
