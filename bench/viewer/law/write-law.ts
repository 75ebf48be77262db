import type { LawFonts } from './fonts';
import { createPdfFile } from './pdf-file';
import { PAGE, type SetLaw, type SetText } from './set-pages';

/** Writes a law as a PDF with one flat page tree, as many kids as pages. */
export function writeLaw({ pages }: SetLaw, fonts: LawFonts): Uint8Array {
  const file = createPdfFile(fonts.objects);
  const tree = file.reserve();
  const { R, B, I } = fonts.numbers;
  const resources = `<</Font<</R ${R} 0 R/B ${B} 0 R/I ${I} 0 R>>>>`;
  const kids = pages.map((page) => {
    const contents = file.addStream(page.map((piece) => shown(piece, fonts)).join('\n'));
    const number = file.reserve();
    const box = `[0 0 ${PAGE.width} ${PAGE.height}]`;
    file.set(
      number,
      `<</Type/Page/Parent ${tree} 0 R/MediaBox${box}/Resources${resources}/Contents ${contents} 0 R>>`,
    );
    return `${number} 0 R`;
  });
  file.set(tree, `<</Type/Pages/Count ${pages.length}/Kids[${kids.join(' ')}]>>`);
  const catalog = file.reserve();
  file.set(catalog, `<</Type/Catalog/Pages ${tree} 0 R>>`);
  return file.bytes(catalog);
}

function shown({ text, cut, size, x, y }: SetText, fonts: LawFonts): string {
  return `BT /${cut} ${size} Tf 1 0 0 1 ${rounded(x)} ${rounded(y)} Tm <${fonts.encode(cut, text)}> Tj ET`;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
