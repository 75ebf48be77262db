/** Words of the notes on a document. */
export const notes = {
  add: 'Write a note',
  label: 'Your note',
  editLabel: 'Change your note',
  placeholder: 'Write a note on the whole document …',
  list: 'Notes on this document',
  files: 'Attachments of this note',
  loading: 'Loading the notes',
  failed: 'The notes could not be loaded.',
  emptyTitle: 'No notes yet',
  empty: 'Notes are about the whole document, not about one passage of it.',
  emptyReadOnly: 'Nobody has written a note on this document yet.',
  noMatch: 'No note contains “{filter}”.',
  card: 'Note by {name}: {text}',
  edit: 'Edit the note',
  delete: 'Delete the note',
  deleteQuestion: 'Delete this note?',
  leaveQuestion: 'Discard what you have written?',
  stay: 'Keep writing',
  discard: 'Discard',
} as const;

/** Words of the bookmarks. */
export const bookmarks = {
  label: 'Bookmarks of this document',
  add: 'Bookmark this page',
  filter: 'Filter by name',
  loading: 'Loading the bookmarks',
  failed: 'The bookmarks could not be loaded.',
  emptyTitle: 'No bookmarks yet',
  empty: 'Press b to keep the page you are reading, or select a passage and bookmark that.',
  emptyReadOnly: 'Nobody has bookmarked a page of this document yet.',
  noMatch: 'No bookmark contains “{filter}”.',
  pageName: 'Page {page}',
  name: 'Name of the bookmark',
  newName: 'Name of the new bookmark on page {page}',
  rename: 'Rename the bookmark “{name}”',
  delete: 'Delete the bookmark “{name}”',
  deleteQuestion: 'Delete the bookmark “{name}”?',
  releaseQuestion: 'Take “{name}” from the bookmarks? Its highlight stays.',
  keep: 'Bookmark the highlight',
  release: 'Take from the bookmarks',
} as const;

/** Words of what comments and notes are written with, and of the links in them. */
export const writing = {
  tools: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  bullets: 'Bulleted list',
  numbers: 'Numbered list',
  quote: 'Quote',
  article: 'Link to an article ([[)',
  articles: 'Articles and documents to link to',
  articleCount:
    '{count, plural, one {One place; Enter links to it} other {# places; arrow keys choose, Enter links}}',
  articleHint: 'Type the number or title of an article, or the name of another document.',
  articlesReading: 'The articles of this document are still being read …',
  wholeDocument: 'Document',
  goToArticle: 'Go to this article',
  openDocument: 'Open in “{title}”',
  documentGone: 'The document of this link is not in this Code any more',
} as const;
