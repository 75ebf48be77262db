/** Words of the list of notifications. */
export const notifications = {
  title: 'Notifications',
  open: '{count, plural, =0 {Notifications} one {Notifications, # new} other {Notifications, # new}}',
  empty: 'Nothing has happened yet.',
  emptyText: 'When a Code you use is updated, you will see it here.',
  failed: 'Something went wrong',
  markAll: 'Mark all as read',
  deleteOne: 'Delete the notification about {title}',
  isNew: 'New',
  more: 'Show older ones',
  approved: 'The update of “{title}” has been approved. Your annotations were carried over.',
  update: 'The original of your copy “{title}” was updated: an update waits for your review.',
  storageFull:
    'The original of your copy “{title}” was updated, but your storage is full. Make room to get the update.',
  changed: '“{title}” has changed.',
  invitation: 'You are invited to the Code “{title}”.',
  invitationAnswer: 'Your invitation to the Code “{title}” has been answered.',
} as const;
