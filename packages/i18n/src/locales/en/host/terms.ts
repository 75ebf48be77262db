/** The terms of use and the privacy policy: a draft that says what the product does, to be reviewed by counsel. */
export const terms = {
  title: 'Terms of use and privacy policy',
  read: 'Read the terms of use and the privacy policy',
  draft:
    'Draft, to be reviewed by counsel. It says what this software does; whoever runs this server completes it with who they are and the law that applies.',
  use: {
    title: 'Terms of use',
    service: {
      title: 'The service',
      text: 'Glossator keeps your PDF documents, highlights, comments and notes, and carries your annotations over to new versions. Places that it is not sure of are marked for you to check. It gives no legal advice, and no guarantee that a text is the law in force.',
    },
    account: {
      title: 'Your account',
      text: 'You register with true details, keep your password to yourself, and answer for what is done with your account.',
    },
    content: {
      title: 'What you upload and write',
      text: 'It stays yours. You see to it that you may store it here and share it, and that nothing in it must be kept secret from those who see it. The service stores, copies and shows it only as far as you and those you share it with use it.',
    },
    sharing: {
      title: 'Sharing and publishing',
      text: 'Those you share a Code with see what is in it but for private annotations; what they may change depends on the access that you give them. Everybody with an account can read and copy a public Code. Copies made by others stay when you delete yours.',
    },
    ending: {
      title: 'Ending it',
      text: 'You can delete your account at any time. A deleted Code can be restored for 30 days, and is then removed with its files.',
    },
    liability: {
      title: 'Liability',
      text: 'To be completed by whoever runs this server.',
    },
  },
  privacy: {
    title: 'Privacy policy',
    stored: {
      title: 'What is stored',
      text: 'Your name, e-mail address, country, profession and fields of law; your password only as a hash; when you logged in and with which browser; what you upload and write, encrypted on the server where it is a file.',
    },
    purpose: {
      title: 'What for',
      text: 'To offer you the service: to log you in, to show your annotations to those you share them with under your name, and to send you the mails that you ask for. Nothing is sold, and nothing is evaluated for advertising.',
    },
    others: {
      title: 'Who receives it',
      text: 'Those you share a Code with see your name and what you write there, owners and organizers also your e-mail address. The pages load nothing from third parties.',
    },
    contact: {
      title: 'If you write to us',
      text: 'What you write with the contact form goes by e-mail, with your name and address, to whoever runs this server, and is not stored here besides.',
    },
    browser: {
      title: 'In your browser',
      text: 'No cookies are used. The browser keeps your session, your settings, where you were in each document, and what is not saved yet; the end of the session removes all of it but the settings.',
    },
    rights: {
      title: 'Your rights',
      text: 'You can change your details, download your documents with your annotations, and delete your account. What you wrote in Codes of others stays there under “Former user”. For everything else write to whoever runs this server.',
    },
  },
};
