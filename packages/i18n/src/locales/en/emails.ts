/** Words of the e-mails the server sends. */
export const emails = {
  contact: {
    subject: 'Message from {sender}',
    text: '{name}\n{email}\nLanguage: {language}\n\n{feedback}',
  },
  activation: {
    subject: 'Activate your Glossator account',
    text: 'Hello {name},\n\nplease open this link within 24 hours to activate your account:\n\n{url}\n\nIf you did not register, please do not open it: the account would have a password that you do not know. Nothing happens without it.\n\nGlossator',
  },
  activationAgain: {
    subject: 'Activate your Glossator account',
    text: 'Hello {name},\n\nsomebody has registered with your address once more. If that was you, please open this link within 24 hours:\n\n{url}\n\nIt activates this registration with the password chosen in it, and no other; those before it are void then.\n\nIf you did not register just now, please do not open it: the account would have a password that you do not know. Nothing happens without it.\n\nGlossator',
  },
  registerAgain: {
    subject: 'Please register with Glossator again',
    text: 'Hello,\n\nyou have asked for the activation link once more. Your address has been registered several times, and we cannot tell which of these registrations is yours. Please open the link of the message that came when you registered, or register again:\n\n{url}\n\nIf you have registered only once, somebody else has used your address. Open none of the other links: the account would have a password that you do not know.\n\nGlossator',
  },
  known: {
    subject: 'You have a Glossator account already',
    text: 'Hello {name},\n\nsomebody has tried to register with your address. You have an account already, and nothing about it has changed: log in, or set a new password if you have forgotten yours:\n\n{url}\n\nIf that was not you, you can ignore this message. Whoever tried has not learned that there is an account.\n\nGlossator',
  },
  reset: {
    subject: 'Set a new password for Glossator',
    text: 'Hello {name},\n\nplease open this link within one hour to set a new password:\n\n{url}\n\nIt works once, and logs you out everywhere. If you did not ask for it, you can ignore this message: your password stays as it is.\n\nGlossator',
  },
  passwordChanged: {
    subject: 'Your Glossator password was changed',
    text: 'Hello {name},\n\nthe password of your account was changed, and all other sessions have ended. You can log in with the new one:\n\n{url}\n\nIf that was not you, please set a new password at once: “Forgot your password?” on the log-in page.\n\nGlossator',
  },
  email: {
    subject: 'Confirm your new e-mail address',
    text: 'Hello {name},\n\nplease open this link within 24 hours to use this address for your Glossator account from now on:\n\n{url}\n\nUntil then the old one holds. If you did not ask for it, you can ignore this message.\n\nGlossator',
  },
  emailKnown: {
    subject: 'You have a Glossator account already',
    text: 'Hello {name},\n\nsomebody with another account wants to use your address for it. You have an account with it already, and nothing about that has changed:\n\n{url}\n\nIf that was you, delete one of the two accounts first. If not, you can ignore this message: nobody has learned that there is an account.\n\nGlossator',
  },
  emailChanged: {
    subject: 'The e-mail address of your Glossator account was changed',
    text: 'Hello {name},\n\nyour account has another e-mail address now; this one no longer logs in:\n\n{url}\n\nIf that was not you, please write to the operator of this Glossator at once.\n\nGlossator',
  },
  deleted: {
    subject: 'Your Glossator account was deleted',
    text: 'Hello {name},\n\nyour account was deleted, as was asked for with your password. Codes that others organize have passed to them, and what you wrote there now says “Former user”. Your other Codes are gone.\n\n{url}\n\nGlossator',
  },
  archived: {
    subject: 'Your Glossator account was closed',
    text: 'Hello {name},\n\nan administrator of this Glossator has closed your account. Codes that others organize have passed to them, and what you wrote there now says “Former user”. Your other Codes are gone.\n\n{url}\n\nIf you have questions, please write to the operator.\n\nGlossator',
  },
  twoFactorOn: {
    subject: 'Two-factor log-in is on',
    text: 'Hello {name},\n\nlogging in to your account takes a code of your app from now on, besides the password.\n\nIf that was not you, please change your password at once:\n\n{url}\n\nGlossator',
  },
  twoFactorOff: {
    subject: 'Two-factor log-in is off',
    text: 'Hello {name},\n\nyour password is enough again to log in to your account: two-factor log-in was switched off.\n\nIf that was not you, please change your password at once:\n\n{url}\n\nGlossator',
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
    accessRequest: {
      subject: '{name} asks for access to “{title}”',
      intro: '{name} asks you for the access “{level}” to your Code “{title}”.',
      open: 'You can give it in the share dialog of the Code:\n{url}',
      footer: '-- \nAnswers to this message go to {name} ({email}).',
    },
  },
  mention: {
    subject: '{name} has mentioned you in “{title}”',
    intro: '{name} has mentioned you in a comment in the Code “{title}”:',
    open: 'You can read it in its place and reply to it:\n{url}',
    footer: '-- \nAnswers to this message go to {name} ({email}).',
  },
  news: {
    hello: 'Hello {name},\n\nthere is something new in the Code “{title}”:',
    intro: 'Hello {name},\n\nthis has come in Glossator:',
    subject: 'Your day in Glossator: {count, plural, one {one notification} other {# notifications}}',
    subjectOne: '{line}: “{title}”',
    code: 'In the Code “{title}”:',
    before: '{count, plural, one {One earlier notification} other {# earlier notifications}}, and:',
    more: '{count, plural, one {One more notification is} other {# more notifications are}} in your list in Glossator:\n{url}',
    settings: 'When such e-mails come is up to you; you can change it in your account:\n{url}',
    farewell: 'Glossator',
    formerUser: 'A former user',
    lines: {
      invitation: '{name} invites you, with the access “{level}”',
      accepted: '{name} has accepted your invitation',
      declined: '{name} has declined your invitation',
      left: '{name} has left the Code',
      accessRequest: '{name} asks for the access “{level}”',
      mentioned: '{name} has mentioned you in a comment',
      approved: 'An update has been approved, and your annotations were carried over',
      update: 'The original of your copy was updated, and an update waits for your review',
      newVersion: 'The law of a document was published anew, and an update waits for your review',
      storageFull:
        'The original of your copy was updated, but your storage is full: make room to get the update',
      handedOver: 'The Code belongs to you now',
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
    area: 'A marked area of the page',
    cited: '{citation}, {document}',
    quote: '“{text}”',
    page: 'page {page} of the PDF',
    named: '{name}: {value}',
    document: 'Document',
    version: 'version {number} of {date}',
    versionState: 'version {number} ({state})',
    code: 'Code',
    comments: 'Comments',
    attachments: 'Attachments',
    attachmentsHint: 'They are not sent along: open the link to see them.',
    open: { annotation: 'Open the annotation', note: 'Open the note' },
    footer:
      'The link works for those who have access to this Code. Answers to this message go to {name} ({email}).',
  },
} as const;
