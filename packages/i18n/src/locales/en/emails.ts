/** Words of the e-mails the server sends. */
export const emails = {
  activation: {
    subject: 'Activate your Glossator account',
    text: 'Hello {name},\n\nplease open this link within 24 hours to activate your account:\n\n{url}\n\nIf you did not register, you can ignore this message.\n\nGlossator',
  },
  share: {
    subject: {
      annotation: '{name} has shared an annotation with you: {place}',
      note: '{name} has shared a note with you: {place}',
    },
    intro: {
      annotation: '{name} has shared an annotation with you.',
      note: '{name} has shared a note with you.',
    },
    range: '{from} – {to}',
    cited: '{citation}, {document}',
    quote: '“{text}”',
    page: 'page {page} of the PDF',
    document: 'Document',
    version: 'version {number} of {date}',
    code: 'Code',
    comments: 'Comments',
    attachments: 'Attachments',
    attachmentsHint: 'They are not sent along: open the link to see them.',
    open: { annotation: 'Open the annotation', note: 'Open the note' },
    footer:
      'The link works for those who have access to this Code. Answers to this message go to {name} ({email}).',
  },
} as const;
