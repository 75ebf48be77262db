import { PDF, PdfDict, PdfNumber, PdfRef } from '@libpdf/core';
import { tidy } from './annotation-text';

/** What pdf.js does not tell of an annotation: its name, and its `/QuadPoints` as they stand in the file. */
export interface AnnotationEntries {
  readonly name?: string;
  readonly quadPoints?: readonly number[];
}

/** UTF-16 units of a name, and numbers of quads, that are kept. */
const LONGEST_NAME = 200;
const MOST_NUMBERS = 8 * 2000;

/** Gives the entries of annotations by their pdf.js id. Where libpdf cannot read the file nothing is known of any. */
export async function openEntries(data: Uint8Array): Promise<(id: string) => AnnotationEntries> {
  const pdf = await PDF.load(data).catch(() => undefined);
  return (id) => {
    const [, number, generation] = /^(\d+)R(\d*)$/.exec(id) ?? [];
    if (!pdf || number === undefined) return {};
    try {
      const dict = pdf.getObject(PdfRef.of(Number(number), Number(generation ?? 0)));
      return dict instanceof PdfDict ? entriesOf(dict, pdf) : {};
    } catch {
      return {};
    }
  };
}

function entriesOf(dict: PdfDict, pdf: PDF): AnnotationEntries {
  const resolve = (ref: PdfRef) => pdf.getObject(ref);
  const name = tidy(dict.getString('NM', resolve)?.asString(), LONGEST_NAME);
  const numbers: number[] = [];
  for (const value of dict.getArray('QuadPoints', resolve) ?? []) {
    if (!(value instanceof PdfNumber) || numbers.length >= MOST_NUMBERS) break;
    numbers.push(value.value);
  }
  return {
    ...(name !== '' && { name }),
    ...(numbers.length >= 8 && { quadPoints: numbers.slice(0, numbers.length - (numbers.length % 8)) }),
  };
}
