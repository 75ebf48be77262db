/** Words of the e-mails the server sends. */
export const emails = {
  activation: {
    subject: 'Activate your Glossator account',
    text: 'Hello {name},\n\nplease open this link within 24 hours to activate your account:\n\n{url}\n\nIf you did not register, you can ignore this message.\n\nGlossator',
  },
} as const;
