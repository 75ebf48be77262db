/** Words of the list of notifications. */
export const notifications = {
  title: 'Notifications',
  open: '{count, plural, =0 {Notifications} one {Notifications, # new} other {Notifications, # new}}',
  empty: 'Nothing has happened yet.',
  emptyText: 'Invitations, and updates of Codes that you use, appear here.',
  failed: 'Something went wrong',
  markAll: 'Mark all as read',
  deleteOne: 'Delete the notification about {title}',
  isNew: 'New',
  more: 'Show older ones',
  approved: 'The update of “{title}” has been approved. Your annotations were carried over.',
  update: 'The original of your copy “{title}” was updated: an update waits for your review.',
  newVersion:
    '“{document}” was published anew: an update of “{title}” waits for your review, with your annotations compared.',
  storageFull:
    'The original of your copy “{title}” was updated, but your storage is full. Make room to get the update.',
  changed: '“{title}” has changed.',
  invitation: '{name} invites you to the Code “{title}”.',
  invitationAnswer: {
    accepted: '{name} has accepted your invitation to the Code “{title}”.',
    declined: '{name} has declined your invitation to the Code “{title}”.',
    left: '{name} has left the Code “{title}”.',
  },
  formerRequest: 'A former user asked for access to the Code “{title}”: {level}.',
  accessRequest: '{name} ({email}) asks for access to the Code “{title}”: {level}.',
  mentioned: '{name} has mentioned you in a comment in “{title}”.',
  handedOver: 'The Code “{title}” belongs to you now.',
} as const;
