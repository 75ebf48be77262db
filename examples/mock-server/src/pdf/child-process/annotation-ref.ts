import { PdfRef } from '@libpdf/core';

/** The object that an id of pdf.js names ("12R", "12R3"); `undefined` for an annotation that is no object of its own. */
export function annotationRef(id: string): PdfRef | undefined {
  const [, number, generation = ''] = /^(\d+)R(\d*)$/.exec(id) ?? [];
  return number === undefined ? undefined : PdfRef.of(Number(number), Number(generation));
}
