import type { SourcePage } from '../carry-over/items';
import { makeLawFonts, type LawFonts } from '../viewer/law/fonts';
import { createPdfFile } from '../viewer/law/pdf-file';

/** Sets pages of text items, each where it stood, in one font: a PDF whose text reads as the items do. */
export async function pdfOfItems(pages: readonly SourcePage[]): Promise<Uint8Array> {
  const characters = new Set(pages.flatMap(({ items }) => items.flatMap(({ str }) => [...str])));
  const known = await makeLawFonts('?');
  const fonts = await makeLawFonts([...characters].filter((one) => known.has(one)).join(''));
  const file = createPdfFile(fonts.objects);
  const tree = file.reserve();
  const kids = pages.map(({ width, height, items }) => {
    const contents = file.addStream(items.map((item) => shown(item, fonts)).join('\n'));
    const number = file.reserve();
    const box = `[0 0 ${rounded(width)} ${rounded(height)}]`;
    const resources = `<</Font<</R ${fonts.numbers.R} 0 R>>>>`;
    const page = `<</Type/Page/Parent ${tree} 0 R/MediaBox${box}/Resources${resources}/Contents ${contents} 0 R>>`;
    file.set(number, page);
    return `${number} 0 R`;
  });
  file.set(tree, `<</Type/Pages/Count ${pages.length}/Kids[${kids.join(' ')}]>>`);
  const catalog = file.reserve();
  file.set(catalog, `<</Type/Catalog/Pages ${tree} 0 R>>`);
  return file.bytes(catalog);
}

/** The items of a law in another font are as wide as before: what follows on the line must not overlap them. */
function shown({ str, x, y, w, h }: SourcePage['items'][number], fonts: LawFonts): string {
  const text = [...str].map((one) => (fonts.has(one) ? one : '?')).join('');
  const size = h > 0 ? h : 10;
  const natural = fonts.width('R', size, text);
  const stretch = natural > 0 && w > 0 ? (100 * w) / natural : 100;
  return `BT /R ${rounded(size)} Tf ${rounded(stretch)} Tz 1 0 0 1 ${rounded(x)} ${rounded(y)} Tm <${fonts.encode('R', text)}> Tj ET`;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
