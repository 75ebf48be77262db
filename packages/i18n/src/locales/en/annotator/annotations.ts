/** Words of the list of annotations, its filter and its cards. */
export const annotations = {
  label: 'Annotations of this document',
  filter: 'Filter by word',
  clearFilter: 'Clear the filter',
  filterTitle: 'Filter and sort the annotations',
  filterMore:
    '{count, plural, =0 {Filter and sort} one {Filter and sort: # choice} other {Filter and sort: # choices}}',
  byKind: 'Kind',
  byColor: 'Color',
  byAuthor: 'Author',
  order: 'Order',
  kinds: {
    highlight: 'Only highlighted',
    comment: 'Comment',
    attachment: 'Attachment',
    media: 'Audio or video',
  },
  orders: {
    position: 'As in the document',
    newest: 'Newest first',
    oldest: 'Oldest first',
    color: 'By color',
  },
  noneLeft: 'No annotation matches the filter.',
  shown: '{shown, number} of {total, number}',
  loading: 'Loading the annotations',
  emptyTitle: 'No annotations yet',
  empty: 'Select a passage in the document to highlight it or to comment on it.',
  emptyReadOnly: 'Nobody has annotated this document yet.',
  noMatch: 'No annotation contains “{filter}”.',
  failed: 'The annotations could not be loaded.',
  page: 'p.\u00a0{page}',
  card: 'Highlight in {color} on page {page}: {quote}',
  cardNamed: 'Highlight “{color}” on page {page}: {quote}',
  mark: '“{quote}”, {color}{comments, plural, =0 {, no comments} one {, # comment} other {, # comments}}{attachments, plural, =0 {} one {, # attachment} other {, # attachments}}',
  unconfirmed: 'To be checked: the text has changed',
  failedPlace: 'No longer found in this version',
  notFound: 'The quoted words are not in this text',
  saving: 'Not saved yet',
  today: 'today',
  yesterday: 'yesterday',
  edited: 'edited',
  more: 'Show all',
  less: 'Show less',
  attachments: '{count, plural, one {# attachment} other {# attachments}}',
  goTo: 'Show in the document',
  copy: 'Copy with citation',
  ends: { start: 'Start of the highlight', end: 'End of the highlight' },
  nowReads: 'The highlight now reads: {quote}',
  delete: 'Delete the highlight',
  deleteQuestion:
    '{count, plural, =0 {Delete this highlight?} one {Delete this highlight with its comment or attachment?} other {Delete this highlight with its # comments and attachments?}}',
  colorNow: 'Change the color: {color}',
} as const;

/** Words of the comments on a highlight. */
export const comments = {
  add: 'Comment',
  label: 'Your comment',
  editLabel: 'Change your comment',
  placeholder: 'Write a comment …',
  submit: 'Comment',
  hint: 'Ctrl+Enter saves',
  edit: 'Edit the comment',
  delete: 'Delete the comment',
  deleteQuestion: 'Delete this comment?',
  changedElsewhere: 'This has been changed elsewhere since you began. Saving keeps your text.',
  takeElsewhere: 'Take this text instead',
  leaveQuestion: 'Discard what you have written?',
  stay: 'Keep writing',
  discard: 'Discard',
} as const;

/** Words of the bar beside selected text. */
export const selectionBar = {
  label: 'Selected text',
  highlightLabel: 'Highlight',
  highlightIn: 'Highlight in {color}',
  highlightAs: 'Highlight as {name}',
  changeTo: 'Change to {color}',
  changeToName: 'Change to {name}',
  allColors: 'All 20 colors',
  comment: 'Comment',
  bookmark: 'Bookmark',
  copy: 'Cite',
  copyHint: 'Copy with citation',
  copyArticle: 'Copy with citation: {citation}',
  delete: 'Delete',
} as const;

/** How a quote is cited when it is copied. */
export const citation = {
  page: '“{quote}” ({title}, p. {page})',
  pageVersion: '“{quote}” ({title}, version {version, number} of {date}, p. {page})',
  article: '“{quote}” ({citation}, {title}, p. {page})',
  articleVersion: '“{quote}” ({citation}, {title}, version {version, number} of {date}, p. {page})',
  range: '{from} – {to}',
} as const;
