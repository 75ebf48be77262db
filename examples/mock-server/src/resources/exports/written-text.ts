import { readFormatted, type FormattedBlock, type FormattedPiece } from '@glossator/client-sdk/formatted';
import type { WrittenParagraph, WrittenRun } from '../../reports/annotations-document';

/** A text that somebody wrote, line by line, with its formatting. */
export function writtenText(text: string): WrittenParagraph[] {
  return paragraphsOf(readFormatted(text), { depth: 0, isQuoted: false });
}

type Surroundings = Pick<WrittenParagraph, 'depth' | 'isQuoted'>;

function paragraphsOf(blocks: readonly FormattedBlock[], around: Surroundings): WrittenParagraph[] {
  return blocks.flatMap((block) => {
    if (block.type === 'text') return linesOf(block.pieces).map((runs) => ({ ...around, runs }));
    const inside = { depth: around.depth + 1, isQuoted: around.isQuoted || block.type === 'quote' };
    if (block.type === 'quote') return paragraphsOf(block.blocks, inside);
    return block.items.flatMap(({ marker, blocks: inner }) => {
      const [first = { ...inside, runs: [] }, ...rest] = paragraphsOf(inner, inside);
      return [{ ...first, marker }, ...rest];
    });
  });
}

/** The lines of a text that say something. */
function linesOf(pieces: readonly FormattedPiece[]): WrittenRun[][] {
  const lines: WrittenRun[][] = [[]];
  for (const run of runsOf(pieces, {}))
    for (const [index, text] of run.text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ ...run, text });
    }
  return lines.filter((runs) => runs.some(({ text }) => text.trim() !== ''));
}

type Look = Omit<WrittenRun, 'text'>;

function runsOf(pieces: readonly FormattedPiece[], look: Look): WrittenRun[] {
  return pieces.flatMap((piece) => {
    switch (piece.type) {
      case 'text':
        return [{ ...look, text: piece.text }];
      case 'strong':
        return runsOf(piece.pieces, { ...look, isStrong: true });
      case 'emphasis':
        return runsOf(piece.pieces, { ...look, isEmphasized: true });
      case 'link':
        return runsOf(piece.pieces, { ...look, href: piece.href });
      // It leads to a place in the application: on paper it is its words.
      case 'article':
        return runsOf(piece.pieces, look);
    }
  });
}
