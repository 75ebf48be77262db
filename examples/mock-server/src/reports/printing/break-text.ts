const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * A text in lines no wider than `width`, broken between words, and inside of a word only where it is wider than a line. `widthOf` measures a
 * text in the unit of `width`. White space and control characters count as one space, but for the narrow one with which French ties a sign to
 * its word.
 */
export function breakText(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines = breakRuns([{ text }], width, widthOf);
  return lines.map((line) => line.map((run) => run.text).join(''));
}

/** The same for a text of several runs, each measured in its own way: a word may go over from one into the next. */
export function breakRuns<Run extends { readonly text: string }>(
  runs: readonly Run[],
  width: number,
  widthOf: (text: string, run: Run) => number,
): Run[][] {
  const lines: Piece<Run>[][] = [];
  let line: Piece<Run>[] = [];
  let filled = 0;
  const flush = (): void => {
    if (line.length > 0) lines.push(line);
    line = [];
    filled = 0;
  };
  const add = (text: string, run: Run, wide: number): void => {
    const last = line.at(-1);
    if (last?.run === run) last.text += text;
    else line.push({ text, run });
    filled += wide;
  };
  for (const word of wordsOf(runs)) {
    const parts = word.map(({ text, run }) => ({ text, run, wide: widthOf(text, run) }));
    const wide = parts.reduce((sum, part) => sum + part.wide, 0);
    const last = line.at(-1);
    const space = last ? widthOf(' ', last.run) : 0;
    if (last && filled + space + wide <= width) add(' ', last.run, space);
    else flush();
    for (const part of parts)
      if (wide <= width) add(part.text, part.run, part.wide);
      else
        for (const { segment } of graphemes.segment(part.text)) {
          const more = widthOf(segment, part.run);
          if (filled + more > width) flush();
          add(segment, part.run, more);
        }
  }
  flush();
  return lines.map((pieces) => pieces.map(({ text, run }) => ({ ...run, text })));
}

interface Piece<Run> {
  text: string;
  readonly run: Run;
}

function wordsOf<Run extends { readonly text: string }>(runs: readonly Run[]): Piece<Run>[][] {
  const words: Piece<Run>[][] = [[]];
  for (const run of runs) {
    const parts = run.text.normalize('NFC').split(/(?:(?!\u202F)[\s\p{Cc}])+/u);
    for (const [index, text] of parts.entries()) {
      if (index > 0) words.push([]);
      if (text !== '') words.at(-1)?.push({ text, run });
    }
  }
  return words.filter((word) => word.length > 0);
}
