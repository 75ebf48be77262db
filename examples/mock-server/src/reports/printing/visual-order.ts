import createBidi from 'bidi-js';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/** A line in the order in which its characters are drawn. */
export interface VisualLine<Run> {
  readonly runs: readonly Run[];
  readonly isRightToLeft: boolean;
}

/** Puts a line of text into the order in which its characters are drawn (UAX 9), and says whether it begins at the right. */
export type VisualOrder = <Run extends { readonly text: string }>(line: readonly Run[]) => VisualLine<Run>;

/** Makes it. */
export function createVisualOrder(): VisualOrder {
  const bidi = createBidi();
  return (line) => {
    const text = line.map((run) => run.text).join('');
    if (!RIGHT_TO_LEFT.test(text)) return { runs: line, isRightToLeft: false };
    const levels = bidi.getEmbeddingLevels(text);
    const owners = line.flatMap((run) => Array.from({ length: run.text.length }, () => run));
    const runs: (typeof line)[number][] = [];
    let owner: (typeof line)[number] | undefined;
    for (const index of bidi.getReorderedIndices(text, levels)) {
      const own = owners[index];
      const character = text.charAt(index);
      const isTurned = ((levels.levels[index] ?? 0) & 1) === 1;
      const drawn = (isTurned && bidi.getMirroredCharacter(character)) || character;
      const last = runs.at(-1);
      if (!own) continue;
      if (last && own === owner) runs[runs.length - 1] = { ...last, text: last.text + drawn };
      else runs.push({ ...own, text: drawn });
      owner = own;
    }
    return { runs, isRightToLeft: ((levels.paragraphs[0]?.level ?? 0) & 1) === 1 };
  };
}
