import { makePdf } from './make-pdf';

/** A made law: articles by number, each a heading and lines of text, three articles a page. */
export function makeLaw(articles: Readonly<Record<string, readonly string[]>>): Uint8Array {
  const blocks = Object.entries(articles).map(([number, lines]) => [`Article ${number}`, ...lines, '']);
  const pages: string[][] = [];
  for (let at = 0; at < blocks.length; at += 3) pages.push(blocks.slice(at, at + 3).flat());
  return makePdf(pages);
}

/** Articles of which each says something of its own. */
export const LAW = {
  '1': [
    'The seller shall hand over the goods within fourteen days of the order and insure',
    'them for the journey at his own expense until the carrier has signed for them.',
  ],
  '2': [
    'The buyer shall pay the price in full on delivery; instalments need a written',
    'agreement that both parties have signed before the goods leave the warehouse.',
  ],
  '3': [
    'Goods that were made to measure cannot be returned, unless a hidden defect shows',
    'within two years of the day on which the buyer could first inspect them.',
  ],
  '4': [
    'Notice of termination shall be given in writing and takes effect at the end of',
    'the third month after the other party has received the letter.',
  ],
  '5': [
    'The court at the seat of the debtor is competent; consumers may also sue at their',
    'own domicile, and no clause in general terms can take this right away.',
  ],
  '6': [
    'Claims for damages lapse five years after the injured person learned of the harm',
    'and of the person liable, in any case thirty years after the event itself.',
  ],
} satisfies Readonly<Record<string, readonly string[]>>;
