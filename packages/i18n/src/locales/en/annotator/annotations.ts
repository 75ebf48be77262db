/** Words of the list of annotations, its filter and its cards. */
export const annotations = {
  label: 'Annotations of this document',
  labelCode: 'Annotations of the whole Code',
  scope: 'Whose annotations to list',
  scopes: { document: 'This document', code: 'Whole Code' },
  inDocument: '{count, plural, one {# annotation} other {# annotations}}',
  filter: 'Filter by word',
  clearFilter: 'Clear the filter',
  filterTitle: 'Filter and sort the annotations',
  filterMore:
    '{count, plural, =0 {Filter and sort} one {Filter and sort: # choice} other {Filter and sort: # choices}}',
  new: 'New',
  newSince: 'New since your last visit ({when}): {count, number}',
  byKind: 'Kind',
  byTag: 'Tags: all that are chosen',
  byColor: 'Color',
  byAuthor: 'Author',
  order: 'Order',
  kinds: {
    highlight: 'Only highlighted',
    comment: 'Comment',
    attachment: 'Attachment',
    media: 'Audio or video',
  },
  byMark: 'Conversations',
  marks: {
    unresolved: 'Unresolved comments',
    mentionsMe: 'Mentions of me',
    new: 'New since your last visit',
    private: 'Private, seen by you alone',
  },
  orders: {
    position: 'As in the document',
    newest: 'Newest first',
    oldest: 'Oldest first',
    color: 'By color',
  },
  inCode:
    '{count, plural, one {# annotation in this Code{private, plural, =0 {} other {, private}}} other {# annotations in this Code{private, plural, =0 {} other {, # of them private}}}}',
  noneLeft: 'No annotation matches the filter.',
  shown: '{shown, number} of {total, number}',
  loading: 'Loading the annotations',
  emptyTitle: 'No annotations yet',
  empty: 'Select a passage in the document to highlight it or to comment on it.',
  emptyCode: 'No document of this Code has annotations.',
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

/** Words of working with several annotations together. */
export const picking = {
  begin: 'Select',
  end: 'Done',
  label: 'Selected annotations',
  count:
    '{count, plural, =0 {Nothing selected} one {One selected} other {# selected}}{hidden, plural, =0 {} one {, one more is not listed} other {, # more are not listed}}',
  all: 'Select all ({count, number})',
  none: 'Select none',
  color: 'Color',
  delete: 'Delete',
  deleteQuestion:
    '{count, plural, one {Delete one annotation?} other {Delete # annotations?}}{written, plural, =0 {} one { One has comments or attachments.} other { # have comments or attachments.}}',
} as const;

/** Words of the comments on a highlight. */
export const comments = {
  add: 'Comment',
  label: 'Your comment',
  editLabel: 'Change your comment',
  placeholder: 'Write a comment …',
  submit: 'Comment',
  hint: 'Ctrl+Enter saves',
  mention: 'People to mention',
  mentionCount:
    '{count, plural, one {One person; Enter mentions them} other {# people; arrow keys choose, Enter mentions}}',
  edit: 'Edit the comment',
  delete: 'Delete the comment',
  deleteQuestion: 'Delete this comment?',
  changedElsewhere: 'This has been changed elsewhere since you began. Saving keeps your text.',
  takeElsewhere: 'Take this text instead',
  deleteThreadQuestion:
    '{count, plural, one {Delete this comment? The reply to it stays.} other {Delete this comment? The # replies to it stay.}}',
  reply: 'Reply',
  replyLabel: 'Your reply',
  replyPlaceholder: 'Write a reply …',
  replies: 'Replies',
  resolve: 'Resolve',
  reopen: 'Reopen',
  resolved: 'Resolved by {name}, {when}',
  showThread: '{count, plural, one {Show the comment} other {Show # comments}}',
  hideThread: 'Hide',
  deleted: 'Deleted comment',
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
  quoted: '“{quote}” {citation}',
  version: 'version {number, number}',
} as const;
