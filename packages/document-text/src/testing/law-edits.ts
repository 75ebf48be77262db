import type { MadeArticle, MadeBlock, MadeLaw, MadeWord } from './made-law';
import { labelsOf } from './made-law';
import type { Random } from './random';

/** One change to a law; it answers the same law where it finds nothing to change. */
export type LawEdit = (law: MadeLaw, random: Random) => MadeLaw;

const NEW_WORD = -1;
const FOREIGN = 'Zyx quor wulm pligt ontra drosk evim'.split(' ');

/** A word that stands nowhere in any made law. */
function freshWord(random: Random): MadeWord {
  const text = `${random.pick(FOREIGN)}${random.pick(FOREIGN).toLowerCase()}${random.pick(FOREIGN).toLowerCase()}`;
  return { text, origin: NEW_WORD };
}

function editArticle(law: MadeLaw, index: number, edit: (article: MadeArticle) => MadeArticle): MadeLaw {
  return { ...law, articles: law.articles.map((article, at) => (at === index ? edit(article) : article)) };
}

/** Changes the words of a paragraph or item that has some. */
function editWords(edit: (words: readonly MadeWord[], random: Random) => readonly MadeWord[]): LawEdit {
  return (law, random) => {
    const article = random.between(0, law.articles.length - 1);
    const count = law.articles[article]?.blocks.length ?? 0;
    if (count < 2) return law;
    const chosen = random.between(1, count - 1);
    return editArticle(law, article, ({ blocks }) => ({
      blocks: blocks.map((block, at) =>
        at === chosen && block.words.length > 4 ? { ...block, words: edit(block.words, random) } : block,
      ),
    }));
  };
}

export const insertWords = editWords((words, random) => {
  const at = random.between(1, words.length);
  const added = Array.from({ length: random.between(1, 5) }, () => freshWord(random));
  return [...words.slice(0, at), ...added, ...words.slice(at)];
});

/** Deletes words, where it can be seen which ones: not one of two equal neighbors. */
export const deleteWords = editWords((words, random) => {
  const from = random.between(1, words.length - 2);
  const to = Math.min(words.length - 1, from + random.between(1, 5));
  const isSlidable = words[from - 1]?.text === words[to - 1]?.text || words[from]?.text === words[to]?.text;
  return isSlidable ? words : [...words.slice(0, from), ...words.slice(to)];
});

export const replaceWords = editWords((words, random) => {
  const from = random.between(1, words.length - 1);
  const to = Math.min(words.length, from + random.between(1, 3));
  return words.map((word, at) => (at >= from && at < to ? freshWord(random) : word));
});

/** Deletes a paragraph without numbering the others anew. */
export const deleteParagraph: LawEdit = (law, random) =>
  editArticle(law, random.between(0, law.articles.length - 1), ({ blocks }) => {
    const chosen = random.between(1, Math.max(1, blocks.length - 1));
    return { blocks: blocks.filter((_, at) => at !== chosen || blocks.length < 3) };
  });

/**
 * Puts a copy of a paragraph at the end of another article. None of one that was moved: a copy of it in the article that it came
 * from would be as much its place.
 */
export const copyParagraph: LawEdit = (law, random) => {
  const from = random.between(0, law.articles.length - 1);
  const to = (from + random.between(1, law.articles.length - 1)) % law.articles.length;
  const source = law.articles[from]?.blocks.slice(1).filter(({ isMoved }) => !isMoved) ?? [];
  if (source.length === 0 || from === to) return law;
  const copy: MadeBlock = { words: random.pick(source).words.map((word) => ({ ...word, isCopy: true })) };
  return editArticle(law, to, ({ blocks }) => ({ blocks: [...blocks, copy] }));
};

/** Takes a paragraph out of its article and puts it into two others: neither is certain to be its place. */
export const scatterParagraph: LawEdit = (law, random) => {
  const from = random.between(0, law.articles.length - 1);
  const blocks = law.articles[from]?.blocks ?? [];
  if (blocks.length < 3 || law.articles.length < 4) return law;
  const chosen = random.between(1, blocks.length - 1);
  const copies = blocks
    .slice(chosen, chosen + 1)
    .map(({ words }): MadeBlock => ({ words: words.map((word) => ({ ...word, isCopy: true })) }));
  const first = (from + random.between(1, law.articles.length - 2)) % law.articles.length;
  const second = (first + 1) % law.articles.length === from ? first + 2 : first + 1;
  const places = [first, second % law.articles.length];
  return {
    ...law,
    articles: law.articles.map((article, at) =>
      at === from
        ? { blocks: blocks.filter((_, block) => block !== chosen) }
        : { blocks: places.includes(at) ? [...article.blocks, ...copies] : article.blocks },
    ),
  };
};

/** Puts a paragraph that is no copy into another article. */
export const moveParagraph: LawEdit = (law, random) => {
  const from = random.between(0, law.articles.length - 1);
  const to = (from + random.between(1, law.articles.length - 1)) % law.articles.length;
  const blocks = law.articles[from]?.blocks ?? [];
  if (blocks.length < 3 || from === to) return law;
  const chosen = random.between(1, blocks.length - 1);
  const moved = blocks.slice(chosen, chosen + 1).map((block) => ({ ...block, isMoved: true as const }));
  if (moved.some(({ words }) => words.some(({ isCopy }) => isCopy))) return law;
  const without = editArticle(law, from, () => ({ blocks: blocks.filter((_, at) => at !== chosen) }));
  return editArticle(without, to, (target) => ({
    blocks: [...target.blocks, ...moved],
  }));
};

export const deleteArticle: LawEdit = (law, random) => {
  const chosen = random.between(0, law.articles.length - 1);
  if (law.articles.length < 3) return law;
  return { ...law, articles: law.articles.filter((_, at) => at !== chosen) };
};

/** Moves an article, with its number, to another place. */
export const moveArticle: LawEdit = (law, random) => {
  const from = random.between(0, law.articles.length - 1);
  const others = law.articles.filter((_, at) => at !== from);
  const to = random.between(0, others.length);
  return {
    ...law,
    articles: [...others.slice(0, to), ...law.articles.slice(from, from + 1), ...others.slice(to)],
  };
};

/** Gives the articles the numbers of their places; numbers that change are new words. */
export const renumber: LawEdit = (law) => ({
  ...law,
  articles: law.articles.map(({ blocks }, article) => ({
    blocks: blocks.map((block, at) => {
      const [label, ...words] = block.words;
      const text = labelsOf(law.language).article(article + 1);
      if (at > 0 || !label || label.text === text) return block;
      return { ...block, words: [{ ...label, text, origin: NEW_WORD }, ...words] };
    }),
  })),
});

/** Swaps the texts of two articles; the numbers stay where they are. */
export function swapTexts(law: MadeLaw, one: number, other: number): MadeLaw {
  const [first, second] = [law.articles[one], law.articles[other]];
  if (!first || !second) throw new Error('no such articles');
  const exchanged = law.articles.map((article, at) => (at === one ? second : at === other ? first : article));
  return renumber({ ...law, articles: exchanged }, NO_RANDOM);
}

const NO_RANDOM: Random = {
  next: () => 0,
  between: (least) => least,
  chance: () => false,
  pick: () => {
    throw new Error('nothing to pick from');
  },
};
