import createBidi from 'bidi-js';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/** Puts a line of text into the order in which its characters are drawn (UAX 9), and says whether it begins at the right. */
export type VisualOrder = (line: string) => { readonly text: string; readonly isRightToLeft: boolean };

/** Makes it. */
export function createVisualOrder(): VisualOrder {
  const bidi = createBidi();
  return (line) => {
    if (!RIGHT_TO_LEFT.test(line)) return { text: line, isRightToLeft: false };
    const levels = bidi.getEmbeddingLevels(line);
    const text = bidi.getReorderedString(line, levels);
    return { text, isRightToLeft: ((levels.paragraphs[0]?.level ?? 0) & 1) === 1 };
  };
}
