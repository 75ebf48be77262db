const OPENING = /^\s*(["“„«])/u;
const CLOSING: Readonly<Record<string, string>> = { '"': '"', '“': '”', '„': '“”', '«': '»' };

/** Follows the quotations of other texts in an article, as amendments have them: they begin a line and go on over others. */
export interface QuotedText {
  /** Whether a line is part of a quotation; `text` is called where that matters. Lines come in order. */
  holds(first: string, text: () => string): boolean;
}

/** Begins an article: nothing is quoted. */
export function createQuotedText(): QuotedText {
  let opening = '';
  return {
    holds(first, text) {
      const before = opening;
      const begun = before === '' ? (OPENING.exec(first)?.[1] ?? '') : '';
      if (before === '' && begun === '') return false;
      const sign = before || begun;
      const line = text();
      const closing = CLOSING[sign] ?? '';
      let depth = before === '' ? 0 : 1;
      for (const letter of line)
        if (closing.includes(letter) && depth > 0) depth -= 1;
        else if (letter === sign) depth = Math.min(depth + 1, before === '' ? 2 : 1);
      opening = depth > 0 ? sign : '';
      return before !== '' || depth > 0;
    },
  };
}
