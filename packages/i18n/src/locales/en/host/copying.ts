/** Words of the dialog that copies a Code. */
export const copying = {
  menu: 'Copy this Code',
  title: 'Copy “{title}”',
  text: 'The copy is a Code of your own, private at first. What you do in it does not touch the original.',
  name: 'Title of the copy',
  nameOf: '{title} (copy)',
  withAnnotations: 'With its annotations, bookmarks and notes',
  allowUpdates: 'Follow the original',
  allowUpdatesHint:
    'When an update of the original is approved, your copy gets it as an update of its own, which you review.',
  submit: 'Copy',
  working: 'Copying…',
  done: 'Copied: this is your “{title}”.',
  quota:
    'Your storage is full: the copy would need more space than you have left. What is in the recycle bin counts, too.',
  missing: 'The Code no longer exists, or you no longer have access to it.',
  followsTitle: 'Follows “{title}”',
  followsShort: 'Follows its original',
} as const;
