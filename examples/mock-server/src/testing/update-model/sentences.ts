import { makePdf } from '../make-pdf';

/** Sentences that have nothing in common, so that it is sure which of two texts has which. */
const SENTENCES = [
  'Whoever hires a carriage returns it washed before sunset',
  'Millers grind barley only between Easter and harvest home',
  'A lighthouse keeper writes down every vessel sighted overnight',
  'Neighbours share the cost of fences along common meadows',
  'Apothecaries label poisonous tinctures with red wax seals',
  'Bell ringers receive candles instead of wages in winter',
  'Foresters may fell sick oaks without asking the council',
  'Printers deposit one bound sheet with the town library',
];

/** How many there are. */
export const SENTENCE_COUNT = SENTENCES.length;

/** One of them. */
export function sentence(number: number): string {
  return SENTENCES[number % SENTENCES.length] ?? '';
}

/** The words that say which edition a text is. */
export function editionLine(edition: number): string {
  return `Edition number ${edition} of`;
}

/** A text with some of the sentences, and its edition at the end. */
export function makeEdition(edition: number, sentences: readonly number[]): Uint8Array {
  return makePdf([
    [...sentences.map((number) => `${sentence(number)}.`), `${editionLine(edition)} this collection.`],
  ]);
}
