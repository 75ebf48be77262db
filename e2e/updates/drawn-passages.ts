import type { PageText, TextRange } from '@glossator/document-text';

/** A passage without a known place in the next version. */
export interface DrawnPassage extends TextRange {
  readonly text: string;
}

const SHORTEST_LINE = 40;
/** Word counts of passages, used in turn. */
const LENGTHS = [1, 3, 5, 8];

/**
 * So many passages spread evenly over a document: single words and phrases, none beyond its line. Lines of contents and
 * notes are taken like any other; no two passages overlap.
 */
export function drawPassages(pages: readonly PageText[], count: number): readonly DrawnPassage[] {
  const lines = pages.flatMap(({ page, elements }) =>
    elements.flatMap((text, element) => (text.length >= SHORTEST_LINE ? [{ page, element, text }] : [])),
  );
  return Array.from({ length: count }, (_, index): DrawnPassage => {
    const { page, element, text } = lines[Math.floor(((index + 0.5) * lines.length) / count)] ?? {
      page: 0,
      element: 0,
      text: '',
    };
    const words = [...text.matchAll(/\S+/g)];
    const wanted = LENGTHS[index % LENGTHS.length] ?? 1;
    const from = words[Math.min(2, words.length - 1)];
    const to = words[Math.min(1 + wanted, words.length - 1)];
    const end = (to?.index ?? 0) + (to?.[0].length ?? text.length);
    const range = {
      startPage: page,
      startElement: element,
      startCharacter: from?.index ?? 0,
      endPage: page,
      endElement: element,
      endCharacter: end,
    };
    return { ...range, text: text.slice(range.startCharacter, end) };
  });
}

/** Letters and digits of a text: what can be compared when lines break differently. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
