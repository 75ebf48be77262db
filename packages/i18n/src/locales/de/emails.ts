import type { Shape } from '../../shape';
import type { emails as english } from '../en/emails';

/** Words of the e-mails the server sends, in German. */
export const emails = {
  activation: {
    subject: 'Aktivieren Sie Ihr Glossator-Konto',
    text: 'Guten Tag {name},\n\nbitte öffnen Sie innerhalb von 24 Stunden diesen Link, um Ihr Konto zu aktivieren:\n\n{url}\n\nWenn Sie sich nicht registriert haben, können Sie diese Nachricht ignorieren.\n\nGlossator',
  },
} satisfies Shape<typeof english>;
