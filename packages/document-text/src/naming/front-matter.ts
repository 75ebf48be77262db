import type { PageText } from '../pages/page-text';

/** Pages on which a law says what it is called and of when it is. */
const PAGES = 3;
/** Lines that are read, and characters of each: a page that was made to take time is no front matter. */
const MOST_LINES = 300;
const LONGEST_LINE = 400;
/** Lines of the first page among which its title is. */
const TITLE_LINES = 30;

/** Where the text itself begins: names and dates after it belong to what it is about. */
const BEGINS =
  /^(?:(?:art(?:icles?|ikel|icolo|ículo|\.)?|§+|sec(?:tion|\.)?|sección)\s*(?:1|i|one|premier|erster|primo|primero|unique)\b|(?:the general assembly|die bundesversammlung|der bundestag|l['’]assemblée fédérale|l['’]assemblea federale)\b|(?:considering|whereas|erwägungsgründe|having regard|gestützt auf|in erwägung)\b)/iu;

/** What stands before the text of a law, line by line with white space as one space. */
export interface FrontMatter {
  /** The lines of the first page before the text begins. */
  readonly title: readonly string[];
  /** All lines of the first pages: headers and footers are among them. */
  readonly all: readonly string[];
}

/** Reads the beginning of a document. */
export function frontMatterOf(pages: readonly PageText[]): FrontMatter {
  const title: string[] = [];
  const all: string[] = [];
  for (const [at, { elements, lineEnds }] of pages.slice(0, PAGES).entries()) {
    let line = '';
    let isTitle = at === 0;
    for (const [element, text] of elements.entries()) {
      line += text;
      if (!lineEnds[element] && element < elements.length - 1) continue;
      const read = line.slice(0, LONGEST_LINE).replace(/\s+/gu, ' ').trim();
      line = '';
      if (read === '') continue;
      if (all.length >= MOST_LINES) return { title, all };
      all.push(read);
      isTitle &&= title.length < TITLE_LINES && !BEGINS.test(read);
      if (isTitle) title.push(read);
    }
  }
  return { title, all };
}
