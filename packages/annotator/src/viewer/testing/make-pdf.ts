/** One line of text: where its baseline begins (PDF points from the bottom left), and how large. */
export interface PdfLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

/** A page of a made PDF. */
export interface PdfPage {
  readonly lines: readonly PdfLine[];
  readonly width?: number;
  readonly height?: number;
  readonly rotate?: number;
  /** The visible box where it is not the whole page. */
  readonly cropBox?: readonly [number, number, number, number];
  /** Links: rectangle and a web address or a page (from 0) to go to; or what the PDF is to say itself, `$3` being page 3 (from 0). */
  readonly links?: readonly {
    readonly rect: readonly number[];
    readonly to: string | number | { readonly raw: string };
  }[];
  /** Content operators put before the text. */
  readonly content?: string;
}

/** What a made PDF has beside pages. */
export interface PdfExtras {
  readonly outline?: readonly { readonly title: string; readonly page: number; readonly top?: number }[];
  /** Named destinations: what each name stands for, `$3` being page 3 (from 0). */
  readonly names?: Readonly<Record<string, string>>;
  /** Pages are labelled with small Roman numbers. */
  readonly romanLabels?: boolean;
}

/** Writes a small PDF in Helvetica (the standard font, not embedded). Text must be Latin 1. */
export function makePdf(pages: readonly PdfPage[], extras: PdfExtras = {}): Uint8Array {
  const objects: string[] = [];
  const reserve = (): number => objects.push('');
  const set = (number: number, body: string): void => {
    objects[number - 1] = body;
  };
  const catalog = reserve();
  const tree = reserve();
  const font = reserve();
  set(font, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>');
  const numbers = pages.map(() => reserve());

  pages.forEach((page, index) => {
    const content = reserve();
    const stream = [page.content ?? '', ...page.lines.map(written)].join('\n');
    set(content, `<</Length ${stream.length}>>stream\n${stream}\nendstream`);
    const links = (page.links ?? []).map(({ rect, to }) => {
      const link = reserve();
      const action =
        typeof to === 'object'
          ? withPages(to.raw, numbers)
          : typeof to === 'string'
            ? `/A<</S/URI/URI(${to})>>`
            : `/Dest[${numbers[to]} 0 R/XYZ 0 700 0]`;
      set(link, `<</Type/Annot/Subtype/Link/Border[0 0 0]/Rect[${rect.join(' ')}]${action}>>`);
      return `${link} 0 R`;
    });
    const box = `0 0 ${page.width ?? 612} ${page.height ?? 792}`;
    set(
      numbers[index] ?? 0,
      `<</Type/Page/Parent ${tree} 0 R/MediaBox[${box}]${page.cropBox ? `/CropBox[${page.cropBox.join(' ')}]` : ''}` +
        `/Rotate ${page.rotate ?? 0}/Resources<</Font<</F1 ${font} 0 R>>>>/Contents ${content} 0 R/Annots[${links.join(' ')}]>>`,
    );
  });
  set(tree, `<</Type/Pages/Count ${pages.length}/Kids[${numbers.map((n) => `${n} 0 R`).join(' ')}]>>`);

  const entries = extras.outline ?? [];
  const outline = entries.length > 0 ? reserve() : undefined;
  const items = entries.map(() => reserve());
  entries.forEach(({ title, page, top }, index) => {
    const siblings = `${index > 0 ? `/Prev ${items[index - 1]} 0 R` : ''}${items[index + 1] ? `/Next ${items[index + 1]} 0 R` : ''}`;
    const view = top === undefined ? '/Fit' : `/XYZ 0 ${top} 0`;
    set(
      items[index] ?? 0,
      `<</Title(${title})/Parent ${outline} 0 R${siblings}/Dest[${numbers[page]} 0 R${view}]>>`,
    );
  });
  if (outline)
    set(outline, `<</Type/Outlines/First ${items[0]} 0 R/Last ${items.at(-1)} 0 R/Count ${items.length}>>`);
  const labels = extras.romanLabels ? '/PageLabels<</Nums[0<</S/r>>]>>' : '';
  const names = Object.entries(extras.names ?? {}).map(
    ([name, place]) => `/${name}${withPages(place, numbers)}`,
  );
  const rest = `${labels}${names.length > 0 ? `/Dests<<${names.join('')}>>` : ''}`;
  set(catalog, `<</Type/Catalog/Pages ${tree} 0 R${outline ? `/Outlines ${outline} 0 R` : ''}${rest}>>`);
  return assembled(objects, catalog);
}

/** A page of `count` numbered lines in the usual place, each beginning with `name`. */
export function textPage(name: string, count = 40, page: Partial<PdfPage> = {}): PdfPage {
  const height = page.height ?? 792;
  const lines = Array.from({ length: count }, (_, i) => ({
    text: `${name} line ${i + 1}: the quick brown fox jumps over the lazy dog.`,
    x: 72,
    y: height - 72 - i * 16,
  }));
  return { lines, ...page };
}

function withPages(raw: string, numbers: readonly number[]): string {
  return raw.replace(/\$(\d+)/g, (_all, page: string) => `${numbers[Number(page)] ?? 0} 0 R`);
}

function written({ text, x, y, size = 12 }: PdfLine): string {
  return `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`;
}

function assembled(objects: readonly string[], root: number): Uint8Array {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  file += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `trailer\n<</Size ${objects.length + 1}/Root ${root} 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(file, (char) => char.charCodeAt(0));
}
