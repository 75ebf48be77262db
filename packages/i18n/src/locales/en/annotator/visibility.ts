/** Words about who sees what one makes. */
export const visibility = {
  label: 'Who sees new annotations',
  code: 'Everyone in this Code',
  private: 'Only me',
  /** The lock on what is private. */
  lock: 'Private: only you see this',
  publish: 'Publish',
  publishHint: 'Publish: show it to everyone in this Code',
  makePrivate: 'Make private: only you will see it',
  overlap: {
    title: 'This text is highlighted already',
    by: '{name} has highlighted “{quote}”.',
    byYou: 'You have highlighted “{quote}”.',
    unknown: 'Somebody has published a highlight here.',
    explanation:
      'Published highlights do not overlap. You can join that one: your comments and attachments move there, and your own highlight goes. This cannot be undone.',
    join: 'Join that highlight',
    stay: 'Stay private',
  },
} as const;
