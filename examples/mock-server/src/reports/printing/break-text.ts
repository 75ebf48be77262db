const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * A text in lines no wider than `width`, broken between words, and inside of a word only where it is wider than a line. `widthOf` measures a
 * text in the unit of `width`. White space and control characters count as one space, but for the narrow one with which French ties a sign to
 * its word.
 */
export function breakText(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  const space = widthOf(' ');
  let line = '';
  let filled = 0;
  const flush = (): void => {
    if (line !== '') lines.push(line);
    line = '';
    filled = 0;
  };
  for (const word of wordsOf(text)) {
    const wide = widthOf(word);
    if (line !== '' && filled + space + wide <= width) {
      line += ` ${word}`;
      filled += space + wide;
      continue;
    }
    flush();
    if (wide <= width) {
      line = word;
      filled = wide;
      continue;
    }
    for (const { segment } of graphemes.segment(word)) {
      const more = widthOf(segment);
      if (filled + more > width) flush();
      line += segment;
      filled += more;
    }
  }
  flush();
  return lines;
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .split(/(?:(?!\u202F)[\s\p{Cc}])+/u)
    .filter((word) => word !== '');
}
