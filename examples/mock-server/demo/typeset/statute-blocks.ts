import { articlesOf } from '../statute';
import type { Statute, StatuteArticle } from '../statute';
import type { Block, Scale } from './blocks';

type References = ReadonlyMap<string, string>;

/** Replaces `@key` by "Article 12"; `@key(2)` keeps its paragraph. A key without an article is a mistake in the draft. */
function resolveReferences(text: string, references: References): string {
  return text.replace(/@([a-z][a-z0-9-]*[a-z0-9])/g, (_, key: string) => {
    const number = references.get(key);
    if (number === undefined) throw new Error(`The draft refers to an article that does not exist: @${key}`);
    return `Article\u00a0${number}`;
  });
}

function articleBlocks(
  article: StatuteArticle,
  chapterLabel: string,
  scale: Scale,
  references: References,
): Block[] {
  const numbered = article.number !== '';
  const body = {
    cut: 'regular' as const,
    size: scale.text,
    leading: scale.leading,
    align: 'justify' as const,
    keepWithNext: false,
    newPage: false,
    before: 0,
  };
  const title = numbered ? `Article\u00a0${article.number}  ${article.title}` : article.title;
  const heading: Block = {
    ...body,
    text: resolveReferences(title, references),
    cut: 'semibold',
    align: 'left',
    indent: 0,
    label: '',
    before: scale.leading * 0.75,
    after: scale.leading * 0.2,
    keepWithNext: true,
    outline: { level: 2, title: title.replace(/\[\[.+?\]\]|\*/g, '').replaceAll('\u00a0', ' ') },
    article: numbered ? `Art.\u00a0${article.number}` : chapterLabel,
  };
  const paragraphs = article.paragraphs.flatMap((paragraph): Block[] => [
    {
      ...body,
      text: resolveReferences(paragraph.text, references),
      indent: 0,
      label: paragraph.label,
      after: scale.leading * 0.25,
      keepWithNext: paragraph.items.length > 0,
    },
    ...paragraph.items.map((item, index) => ({
      ...body,
      text: resolveReferences(item.text, references),
      indent: scale.text * 2.1,
      label: item.label,
      after: index === paragraph.items.length - 1 ? scale.leading * 0.25 : 0,
    })),
  ]);
  return [heading, ...paragraphs];
}

/** Lays out an Act as blocks: parts, chapters, articles with their paragraphs and lettered entries. */
export function statuteBlocks(statute: Statute, scale: Scale): Block[] {
  const references = new Map(articlesOf(statute.parts).map((article) => [article.key, article.number]));
  const centred = {
    align: 'center' as const,
    indent: 0,
    label: '',
    keepWithNext: true,
    newPage: false,
    before: 0,
    after: 0,
  };
  return statute.parts.flatMap((part, partIndex) => [
    {
      ...centred,
      text: part.label,
      cut: 'regular' as const,
      size: scale.text * 1.15,
      leading: scale.leading * 1.25,
      before: scale.leading * 2,
      newPage: scale.partOnNewPage && partIndex > 0,
      outline: { level: 0 as const, title: `${part.label} \u2013 ${part.title}` },
    },
    {
      ...centred,
      text: part.title,
      cut: 'bold' as const,
      size: scale.text * 1.35,
      leading: scale.leading * 1.35,
      after: scale.leading * 0.6,
    },
    ...part.chapters.flatMap((chapter) => [
      {
        ...centred,
        text: `${chapter.label}. *${chapter.title}*`,
        cut: 'regular' as const,
        size: scale.text * 1.1,
        leading: scale.leading * 1.1,
        before: scale.leading * 1.1,
        after: scale.leading * 0.2,
        outline: { level: 1 as const, title: `${chapter.label} \u2013 ${chapter.title}` },
      },
      ...chapter.articles.flatMap((article) => articleBlocks(article, chapter.label, scale, references)),
    ]),
  ]);
}
