/** Words of the dialog that shares by e-mail. */
export const sharing = {
  button: 'Share by e-mail',
  title: { annotation: 'Share annotation by e-mail', note: 'Share note by e-mail' },
  loadFailed: 'The form could not be loaded. Please check your connection and try again.',
  to: 'To',
  toHint: 'Several addresses are separated by commas, semicolons, spaces or lines. Nobody sees the others.',
  recipients: 'Recipients',
  remove: 'Remove {address}',
  wrong: '“{address}” is not an e-mail address.',
  tooMany:
    'At most {max} addresses at a time. {count, plural, one {Please remove one.} other {Please remove #.}}',
  message: 'Message',
  preview: 'What will be sent',
  link: 'A link opens the document at this place for those who have access to the Code.',
  send: 'Send',
  sending: 'Sending …',
  unsaved: 'Your last changes are being saved. They will be sent along.',
  sent: '{count, plural, one {Sent to 1 address.} other {Sent to # addresses.}}',
  sentTo: 'It was sent to {addresses}.',
  failures: {
    rateLimited:
      '{minutes, plural, =0 {You have shared a lot in a short time. Please try again later.} one {You have shared a lot in a short time. Please try again in a minute.} other {You have shared a lot in a short time. Please try again in # minutes.}}',
    notSent: 'It could not be sent to everybody. Please try again.',
    gone: 'There is nothing to share any more: it has been deleted.',
    other: 'Something went wrong, please try again',
  },
  leaveQuestion: 'Discard what you have written?',
  stay: 'Keep writing',
  discard: 'Discard',
} as const;
