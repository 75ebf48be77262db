/** Words of the table of contents. */
export const contents = {
  label: 'Table of contents',
  empty:
    'This document has no table of contents, and no articles were found in it. Use the pages or the search to find your way.',
  failed: 'The table of contents could not be read.',
  filter: 'Filter the contents',
  noMatch: 'No entry of the contents contains “{filter}”.',
  reading: 'Looking for articles: {read, number} of {total, plural, one {# page} other {# pages}} read',
  recognizing: 'Looking for articles and chapters …',
  unread: 'This document has no table of contents, and no text in which articles could be found.',
  expand: 'Show what is under {title}',
  collapse: 'Hide what is under {title}',
} as const;

/** Words of the dialog that goes to an article or a page. */
export const goTo = {
  title: 'Go to article',
  label: 'Article or page',
  placeholder: '433, 28 2 b, L 121-1 or words of a heading',
  hint: 'An article with its paragraph and letter, words of a heading, or a page.',
  results: 'Articles found',
  found: '{count, plural, one {# place} other {# places}}',
  none: 'There is no article or page “{typed}”.',
  noArticles: 'No articles were found in this document. You can still go to a page.',
  reading: 'Looking for articles: {read, number} of {total, plural, one {# page} other {# pages}} read',
  recognizing: 'Looking for articles …',
  awaiting: 'Goes to “{typed}” as soon as the articles are found',
  page: 'Page {page}',
} as const;

/** Words of the page thumbnails. */
export const pages = {
  label: 'Pages of the document',
  name: 'Page {page, number} of {total, number}',
  nameLabelled: 'Page {label} ({page, number} of {total, number})',
  highlights: '{count, plural, one {# highlight} other {# highlights}}',
} as const;

/** Words of the search, in a document and in the Code. */
export const search = {
  label: 'Search in this document',
  placeholder: 'Search the document',
  searching: 'Searching …',
  none: 'Nothing found',
  position: '{active, number} of {total, number}',
  positionSoFar: '{active, number} of {total, number} …',
  foundSoFar: '{total, number} …',
  progress: '{read, number} of {total, plural, one {# page} other {# pages}} searched',
  found: '{total, plural, one {# place found} other {# places found}}',
  next: 'Next place',
  previous: 'Previous place',
  failed: 'The search failed.',
  clear: 'Close the search',
  results: 'Places found',
  list: 'List the places found',
  page: 'p. {label}',
  more: '{count, plural, one {# more place is} other {# more places are}} not listed.',
  caseSensitive: 'Match case',
  wholeWord: 'Whole words',
  labelCode: 'Search in all documents of the Code',
  labelAnnotations: 'Search in the annotations of the Code',
  placeholderCode: 'Search all documents',
  placeholderAnnotations: 'Search annotations',
  scope: 'Where to search',
  scopes: { document: 'This document', documents: 'Whole Code', annotations: 'Annotations' },
  hint: 'Type what you are looking for.',
  noneFor: 'Nothing found for “{query}”.',
  onPage: 'Page {label}',
  inDocuments:
    '{total, plural, one {# place} other {# places}} in {count, plural, one {# document} other {# documents}}',
  collapseAll: 'Collapse all',
  expandAll: 'Expand all',
  documentHits: '{title}: {count, plural, one {# place} other {# places}}',
  loadingMore: 'Loading more …',
  inGroup: '{count, number}',
  stale: 'Something has changed since this search.',
  again: 'Search again',
  unread: 'These documents could not be searched, or only in part: {titles}',
  noText: 'No text to search',
  textless:
    'No text on these pages: they are images, as scans are. Their words cannot be searched, but areas of them can be marked.',
  textlessPages:
    'No text on {count, plural, one {one page} other {# pages}} of {pages, number}: as images their words cannot be searched.',
  textlessDocuments:
    'No text on {pages, plural, one {one page} other {# pages}} of {titles}: as images their words cannot be searched.',
  unreadPages:
    '{count, plural, one {# page of this document cannot be read and was not searched.} other {# pages of this document cannot be read and were not searched.}}',
  kinds: {
    quote: 'Highlight',
    name: 'Name of a highlight',
    comment: 'Comment',
    attachment: 'Attachment',
    bookmark: 'Bookmark',
    note: 'Note',
    noteAttachment: 'Attachment of a note',
  },
} as const;

/** Words of references in the text. */
export const references = {
  go: 'Go to it',
  referredBy: 'Referred to by',
  referredByOf: 'What refers to {article}',
  none: 'No other article refers to it.',
  inDocument: 'In “{title}”',
  gone: '“{title}” has no {article}.',
} as const;
