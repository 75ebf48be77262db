import {
  PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  PdfString,
  type PdfObject,
  type PdfRef,
} from '@libpdf/core';

/** A value of an annotation: a text, a name (with its slash), a number or numbers, the bytes of a string, or another annotation by its place in the list. */
export type AnnotationValue =
  string | number | readonly number[] | Uint8Array | { readonly annotation: number };

/** An annotation to put into a PDF: its page from 0, and its entries. */
export interface MadeAnnotation {
  readonly page?: number;
  readonly entries: Readonly<Record<string, AnnotationValue>>;
}

/** Puts annotations into a PDF, entry by entry, so that tests can write them as any program would. */
export async function annotatedPdf(
  data: Uint8Array,
  annotations: readonly MadeAnnotation[],
): Promise<Uint8Array> {
  const pdf = await PDF.load(data);
  const dicts = annotations.map(() => PdfDict.of({ Type: PdfName.of('Annot') }));
  const refs = dicts.map((dict) => pdf.register(dict));
  for (const [index, { entries }] of annotations.entries())
    for (const [key, value] of Object.entries(entries)) dicts[index]?.set(key, objectOf(value, refs));
  for (const [number, page] of pdf.getPages().entries()) {
    const own = refs.filter((_, index) => (annotations[index]?.page ?? 0) === number);
    if (own.length > 0) page.dict.set('Annots', PdfArray.of(...own));
  }
  return pdf.save();
}

function objectOf(value: AnnotationValue, refs: readonly PdfRef[]): PdfObject {
  if (typeof value === 'number') return PdfNumber.of(value);
  if (value instanceof Uint8Array) return PdfString.fromBytes(value);
  if (typeof value === 'string')
    return value.startsWith('/') ? PdfName.of(value.slice(1)) : PdfString.fromString(value);
  if ('annotation' in value) {
    const ref = refs[value.annotation];
    if (!ref) throw new RangeError(`There is no annotation ${value.annotation}`);
    return ref;
  }
  return PdfArray.of(...value.map((number) => PdfNumber.of(number)));
}

/** Corners of a box as Acrobat writes them: left top, right top, left bottom, right bottom. */
export function acrobatQuad(left: number, bottom: number, right: number, top: number): readonly number[] {
  return [left, top, right, top, left, bottom, right, bottom];
}

/** The same as the standard (ISO 32000-1, 12.5.6.10) and Okular have it: counterclockwise from the left bottom. */
export function standardQuad(left: number, bottom: number, right: number, top: number): readonly number[] {
  return [left, bottom, right, bottom, right, top, left, top];
}
