import type { Page } from 'playwright';

/** A part of the window as it is on the screen, all layers together: rows of red, green, blue from the top left. */
export async function screenPixels(
  page: Page,
  clip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Promise<readonly (readonly [number, number, number])[][]> {
  const picture = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (encoded) => {
    const blob = await (await fetch(`data:image/png;base64,${encoded}`)).blob();
    const bitmap = await createImageBitmap(blob);
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('No canvas');
    context.drawImage(bitmap, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return Array.from({ length: height }, (_row, y) =>
      Array.from({ length: width }, (_column, x): [number, number, number] => {
        const at = 4 * (y * width + x);
        return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      }),
    );
  }, picture);
}
