import { articlesOf, parseArticle, parseParagraphs } from './statute';
import type { StatuteArticle, StatuteParagraph, StatutePart } from './statute';

/** One instruction of an amending law. Articles go by key, paragraphs by label ("(2)", or "" where there is only one). */
export type Amendment =
  | { readonly kind: 'replace'; readonly article: string; readonly find: string; readonly with: string }
  | { readonly kind: 'rewrite'; readonly article: string; readonly paragraph: string; readonly text: string }
  | { readonly kind: 'repeal'; readonly article: string; readonly paragraph?: string; readonly by: string }
  | { readonly kind: 'add'; readonly article: string; readonly after: string; readonly text: string }
  | { readonly kind: 'insert'; readonly after: string; readonly text: string }
  | {
      readonly kind: 'move';
      readonly article: string;
      readonly after: string;
      readonly by: string;
    }
  | { readonly kind: 'retitle'; readonly article: string; readonly title: string };

type ArticleChange = (article: StatuteArticle) => readonly StatuteArticle[];

function changeArticle(parts: readonly StatutePart[], key: string, change: ArticleChange): StatutePart[] {
  if (!articlesOf(parts).some((article) => article.key === key)) {
    throw new Error(`An amendment names an article that does not exist: ${key}`);
  }
  return parts.map((part) => ({
    ...part,
    chapters: part.chapters.map((chapter) => ({
      ...chapter,
      articles: chapter.articles.flatMap((article) =>
        article.key === key ? [...change(article)] : [article],
      ),
    })),
  }));
}

function replaceWords(
  paragraphs: readonly StatuteParagraph[],
  find: string,
  replacement: string,
): StatuteParagraph[] {
  const changed = paragraphs.map((paragraph) => ({
    ...paragraph,
    text: paragraph.text.replace(find, replacement),
    items: paragraph.items.map((item) => ({ ...item, text: item.text.replace(find, replacement) })),
  }));
  const texts = paragraphs.flatMap((paragraph) => [
    paragraph.text,
    ...paragraph.items.map((item) => item.text),
  ]);
  if (!texts.some((text) => text.includes(find))) {
    throw new Error(`An amendment replaces words that are not there: "${find}"`);
  }
  return changed;
}

function paragraphIndex(article: StatuteArticle, label: string): number {
  const index = article.paragraphs.findIndex((paragraph) => paragraph.label === label);
  if (index < 0) throw new Error(`Article ${article.key} has no paragraph "${label}"`);
  return index;
}

const LETTERS = ['a', 'b', 'c', 'd', 'e'];

/** The number of an article put in after another: 7 gives 7a, and 7b when 7a is taken. */
function numberAfter(parts: readonly StatutePart[], key: string): string {
  const articles = articlesOf(parts);
  const before = articles.find((article) => article.key === key)?.number.replace(/[a-z]$/, '') ?? '';
  const taken = new Set(articles.map((article) => article.number));
  const letter = LETTERS.find((candidate) => !taken.has(before + candidate));
  return before + (letter ?? '');
}

function repealArticle(article: StatuteArticle, by: string): StatuteArticle {
  return { ...article, title: `*(repealed)*[[${by}]]`, paragraphs: [] };
}

function applyOne(parts: readonly StatutePart[], amendment: Amendment): StatutePart[] {
  switch (amendment.kind) {
    case 'replace':
      return changeArticle(parts, amendment.article, (article) => [
        { ...article, paragraphs: replaceWords(article.paragraphs, amendment.find, amendment.with) },
      ]);
    case 'rewrite':
      return changeArticle(parts, amendment.article, (article) => {
        const index = paragraphIndex(article, amendment.paragraph);
        const lines = parseParagraphs(amendment.text.trim().split('\n'));
        return [{ ...article, paragraphs: article.paragraphs.toSpliced(index, 1, ...lines) }];
      });
    case 'repeal':
      return changeArticle(parts, amendment.article, (article) => {
        if (amendment.paragraph === undefined) return [repealArticle(article, amendment.by)];
        const index = paragraphIndex(article, amendment.paragraph);
        const empty = { label: amendment.paragraph, text: `*(repealed)*[[${amendment.by}]]`, items: [] };
        return [{ ...article, paragraphs: article.paragraphs.toSpliced(index, 1, empty) }];
      });
    case 'add':
      return changeArticle(parts, amendment.article, (article) => {
        const index = paragraphIndex(article, amendment.after);
        const lines = parseParagraphs(amendment.text.trim().split('\n'));
        return [{ ...article, paragraphs: article.paragraphs.toSpliced(index + 1, 0, ...lines) }];
      });
    case 'insert':
      return changeArticle(parts, amendment.after, (article) => [
        article,
        parseArticle(amendment.text, numberAfter(parts, amendment.after)),
      ]);
    case 'move': {
      const moved = articlesOf(parts).find((article) => article.key === amendment.article);
      if (!moved) throw new Error(`An amendment moves an article that does not exist: ${amendment.article}`);
      const number = numberAfter(parts, amendment.after);
      const left: StatuteArticle = {
        key: `${moved.key}-former`,
        number: moved.number,
        title: `*(now Article ${number})*[[${amendment.by}]]`,
        paragraphs: [],
      };
      const without = changeArticle(parts, moved.key, () => [left]);
      return changeArticle(without, amendment.after, (article) => [article, { ...moved, number }]);
    }
    case 'retitle':
      return changeArticle(parts, amendment.article, (article) => [{ ...article, title: amendment.title }]);
  }
}

/**
 * Applies amendments in their order. Throws when one names an article, a paragraph or words that are not there, so that
 * the drafts and their amendments cannot drift apart.
 */
export function amend(parts: readonly StatutePart[], amendments: readonly Amendment[]): StatutePart[] {
  return amendments.reduce<StatutePart[]>((current, amendment) => applyOne(current, amendment), [...parts]);
}
