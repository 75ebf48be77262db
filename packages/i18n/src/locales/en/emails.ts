/** Words of the e-mails the server sends. */
export const emails = {
  activation: {
    subject: 'Activate your Glossator account',
    text: 'Hello {name},\n\nplease open this link within 24 hours to activate your account:\n\n{url}\n\nIf you did not register, you can ignore this message.\n\nGlossator',
  },
  access: {
    levels: { read: 'Read', annotate: 'Annotate', organize: 'Organize' },
    untitled: 'Untitled Code',
    invitation: {
      subject: '{name} invites you to “{title}”',
      intro:
        '{name} would like to share the Code “{title}” with you in Glossator, with the access “{level}”.',
      open: 'You can accept or decline in your library:\n{url}\n\nIf you have no account yet, register with the address that this message was sent to.',
      footer:
        '-- \nAnswers to this message go to {name} ({email}). If you do not know them, you can ignore it.',
    },
    request: {
      subject: '{name} asks for access to “{title}”',
      intro: '{name} asks you for the access “{level}” to your Code “{title}”.',
      open: 'You can give it in the share dialog of the Code:\n{url}',
      footer: '-- \nAnswers to this message go to {name} ({email}).',
    },
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
