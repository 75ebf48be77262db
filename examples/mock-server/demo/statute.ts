/** One lettered entry below a paragraph. */
export interface StatuteItem {
  readonly label: string;
  readonly text: string;
}

/** A paragraph of an article. `label` is "(1)", "(2a)" ... or empty where the article has only one. */
export interface StatuteParagraph {
  readonly label: string;
  readonly text: string;
  readonly items: readonly StatuteItem[];
}

/** An article. `key` names it in cross-references and amendments; `number` is what is printed and outlives amendments; empty in schedules. */
export interface StatuteArticle {
  readonly key: string;
  readonly number: string;
  readonly title: string;
  readonly paragraphs: readonly StatuteParagraph[];
}

export interface StatuteChapter {
  readonly label: string;
  readonly title: string;
  readonly articles: readonly StatuteArticle[];
}

export interface StatutePart {
  readonly label: string;
  readonly title: string;
  readonly chapters: readonly StatuteChapter[];
}

/** An edition of an Act, ready to be typeset. Text may hold `*italics*`, `[[footnotes]]` and `@key` cross-references. */
export interface Statute {
  readonly title: string;
  readonly shortTitle: string;
  readonly citation: string;
  readonly edition: string;
  readonly enactment: string;
  readonly parts: readonly StatutePart[];
}

/** The part that holds the schedules; what stands in it is not numbered as articles. */
const SCHEDULES = 'Schedules';

const PARAGRAPH = /^(\(\d+[a-z]?\)) (.+)$/;
const ITEM = /^(\([a-z]\)) (.+)$/;

interface Draft {
  label: string;
  title: string;
  chapters: { label: string; title: string; articles: StatuteArticle[] }[];
}

/**
 * Reads the paragraphs of one article: lines "(1) ...", lettered lines "(a) ..." below them, plain lines without a number.
 */
export function parseParagraphs(lines: readonly string[]): StatuteParagraph[] {
  const paragraphs: { label: string; text: string; items: StatuteItem[] }[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    const last = paragraphs.at(-1);
    if (item && last) {
      last.items.push({ label: item[1] ?? '', text: item[2] ?? '' });
      continue;
    }
    const numbered = PARAGRAPH.exec(line);
    paragraphs.push({ label: numbered?.[1] ?? '', text: numbered?.[2] ?? line, items: [] });
  }
  return paragraphs;
}

/** Reads one article from its heading "### key | Title" and the lines below it. */
export function parseArticle(source: string, number: string): StatuteArticle {
  const [heading = '', ...lines] = source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [key = '', title = ''] = heading.replace(/^### /, '').split(' | ');
  return { key, number, title, paragraphs: parseParagraphs(lines) };
}

/**
 * Reads the parts of an Act from its drafts: "# Part I | Title", "## Chapter 1 | Title", "### key | Title" and the lines
 * of each article. Articles are numbered from 1 through the whole Act, as in the drafts of most legislators.
 */
export function parseStatute(sources: readonly string[]): StatutePart[] {
  const parts: Draft[] = [];
  let number = 0;
  for (const block of sources.join('\n').split(/\n(?=#)/)) {
    const heading = block.trim().split('\n')[0] ?? '';
    const [label = '', title = ''] = heading.replace(/^#+ /, '').split(' | ');
    if (heading.startsWith('### ')) {
      const part = parts.at(-1);
      const isSchedule = part?.label === SCHEDULES;
      if (!isSchedule) number += 1;
      part?.chapters.at(-1)?.articles.push(parseArticle(block.trim(), isSchedule ? '' : String(number)));
    } else if (heading.startsWith('## ')) {
      parts.at(-1)?.chapters.push({ label, title, articles: [] });
    } else if (heading.startsWith('# ')) {
      parts.push({ label, title, chapters: [] });
    }
  }
  return parts;
}

/** Every article of the parts, in order. */
export function articlesOf(parts: readonly StatutePart[]): StatuteArticle[] {
  return parts.flatMap((part) => part.chapters.flatMap((chapter) => [...chapter.articles]));
}
