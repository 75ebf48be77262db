/** Words of the recycle bin. */
export const bin = {
  title: 'Recycle bin',
  lead: 'What you delete can be restored here for 30 days, with everything in it and for everybody it was shared with. Until it is removed for good it counts for your storage and your number of Codes; nobody else can open it.',
  storage: 'All of it takes {size}.',
  nothing: 'The recycle bin is empty.',
  failed: 'The recycle bin could not be loaded.',
  gone: 'This Code is not in the recycle bin any more.',
  columns: { deleted: 'Deleted', left: 'Left', storage: 'Storage' },
  daysLeft: '{days, plural, one {# day} other {# days}}',
  members: 'shared with {count, plural, one {# person} other {# people}}',
  restore: 'Restore',
  restoreOne: 'Restore “{title}”',
  restored: '“{title}” is back in the library.',
  remove: 'Delete for good',
  removeOne: 'Delete “{title}” for good',
  removeTitle: 'Delete “{title}” for good?',
  removeText:
    'The Code is removed with all its documents, highlights and comments, also what others have written in it. This cannot be undone.',
  empty: 'Empty the recycle bin',
  emptyTitle: 'Empty the recycle bin?',
  emptyText:
    'All Codes in it are removed with all their documents, highlights and comments. This cannot be undone.',
};
