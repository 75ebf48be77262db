import type { Shape } from '../../shape';
import type { emails as english } from '../en/emails';

/** Words of the e-mails the server sends, in German. */
export const emails = {
  activation: {
    subject: 'Aktivieren Sie Ihr Glossator-Konto',
    text: 'Guten Tag {name},\n\nbitte öffnen Sie innerhalb von 24 Stunden diesen Link, um Ihr Konto zu aktivieren:\n\n{url}\n\nWenn Sie sich nicht registriert haben, können Sie diese Nachricht ignorieren.\n\nGlossator',
  },
  access: {
    levels: { read: 'Lesen', annotate: 'Annotieren', organize: 'Organisieren' },
    untitled: 'Code ohne Titel',
    invitation: {
      subject: '{name} lädt Sie zu „{title}“ ein',
      intro: '{name} möchte den Code „{title}“ in Glossator mit Ihnen teilen, mit dem Zugriff „{level}“.',
      open: 'In Ihrer Bibliothek können Sie annehmen oder ablehnen:\n{url}\n\nWenn Sie noch kein Konto haben, registrieren Sie sich mit der Adresse, an die diese Nachricht ging.',
      footer:
        '-- \nAntworten auf diese Nachricht gehen an {name} ({email}). Wenn Sie die Person nicht kennen, können Sie sie ignorieren.',
    },
    request: {
      subject: '{name} bittet um Zugriff auf „{title}“',
      intro: '{name} bittet Sie um den Zugriff „{level}“ auf Ihren Code „{title}“.',
      open: 'Sie können ihn im Dialog „Teilen“ des Codes geben:\n{url}',
      footer: '-- \nAntworten auf diese Nachricht gehen an {name} ({email}).',
    },
  },
  share: {
    subject: {
      annotation: '{name} hat eine Anmerkung mit Ihnen geteilt: {place}',
      note: '{name} hat eine Notiz mit Ihnen geteilt: {place}',
    },
    intro: {
      annotation: '{name} hat eine Anmerkung mit Ihnen geteilt.',
      note: '{name} hat eine Notiz mit Ihnen geteilt.',
    },
    range: '{from} – {to}',
    cited: '{citation}, {document}',
    quote: '„{text}“',
    page: 'Seite {page} des PDF',
    document: 'Dokument',
    version: 'Fassung {number} vom {date}',
    code: 'Code',
    comments: 'Kommentare',
    attachments: 'Anlagen',
    attachmentsHint: 'Sie werden nicht mitgeschickt: Öffnen Sie den Link, um sie zu sehen.',
    open: { annotation: 'Anmerkung öffnen', note: 'Notiz öffnen' },
    footer:
      'Der Link funktioniert für alle, die Zugriff auf diesen Code haben. Antworten auf diese Nachricht gehen an {name} ({email}).',
  },
} satisfies Shape<typeof english>;
