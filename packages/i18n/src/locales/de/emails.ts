import type { Shape } from '../../shape';
import type { emails as english } from '../en/emails';

/** Words of the e-mails the server sends, in German. */
export const emails = {
  contact: {
    subject: 'Nachricht von {sender}',
    text: '{name}\n{email}\nSprache: {language}\n\n{feedback}',
  },
  activation: {
    subject: 'Aktivieren Sie Ihr Glossator-Konto',
    text: 'Guten Tag {name},\n\nbitte öffnen Sie innerhalb von 24 Stunden diesen Link, um Ihr Konto zu aktivieren:\n\n{url}\n\nWenn Sie sich nicht registriert haben, öffnen Sie ihn bitte nicht: Das Konto hätte sonst ein Passwort, das Sie nicht kennen. Ohne den Link geschieht nichts.\n\nGlossator',
  },
  activationAgain: {
    subject: 'Aktivieren Sie Ihr Glossator-Konto',
    text: 'Guten Tag {name},\n\njemand hat sich noch einmal mit Ihrer Adresse registriert. Wenn Sie das waren, öffnen Sie bitte innerhalb von 24 Stunden diesen Link:\n\n{url}\n\nEr aktiviert nur diese Registrierung, mit dem dabei gewählten Passwort; die früheren sind damit hinfällig.\n\nWenn Sie sich nicht soeben registriert haben, öffnen Sie ihn bitte nicht: Das Konto hätte sonst ein Passwort, das Sie nicht kennen. Ohne den Link geschieht nichts.\n\nGlossator',
  },
  registerAgain: {
    subject: 'Bitte registrieren Sie sich noch einmal bei Glossator',
    text: 'Guten Tag,\n\nSie haben den Aktivierungslink noch einmal angefordert. Ihre Adresse wurde mehrfach registriert, und wir können nicht erkennen, welche dieser Registrierungen von Ihnen stammt. Bitte öffnen Sie den Link aus der Nachricht, die Sie bei Ihrer Registrierung erhalten haben, oder registrieren Sie sich noch einmal:\n\n{url}\n\nWenn Sie sich nur einmal registriert haben, hat jemand anders Ihre Adresse verwendet. Öffnen Sie keinen der anderen Links: Das Konto hätte sonst ein Passwort, das Sie nicht kennen.\n\nGlossator',
  },
  known: {
    subject: 'Sie haben bereits ein Glossator-Konto',
    text: 'Guten Tag {name},\n\njemand wollte sich mit Ihrer Adresse registrieren. Sie haben bereits ein Konto, und daran hat sich nichts geändert: Melden Sie sich an, oder setzen Sie ein neues Passwort, wenn Sie Ihres vergessen haben:\n\n{url}\n\nWenn Sie das nicht waren, können Sie diese Nachricht ignorieren. Wer es versucht hat, hat nicht erfahren, dass es ein Konto gibt.\n\nGlossator',
  },
  reset: {
    subject: 'Setzen Sie ein neues Passwort für Glossator',
    text: 'Guten Tag {name},\n\nbitte öffnen Sie innerhalb einer Stunde diesen Link, um ein neues Passwort zu setzen:\n\n{url}\n\nEr gilt einmal und meldet Sie überall ab. Wenn Sie nicht darum gebeten haben, können Sie diese Nachricht ignorieren: Ihr Passwort bleibt, wie es ist.\n\nGlossator',
  },
  passwordChanged: {
    subject: 'Ihr Glossator-Passwort wurde geändert',
    text: 'Guten Tag {name},\n\ndas Passwort Ihres Kontos wurde geändert, und alle anderen Sitzungen sind beendet. Mit dem neuen können Sie sich anmelden:\n\n{url}\n\nWenn Sie das nicht waren, setzen Sie bitte sofort ein neues Passwort: „Passwort vergessen?“ auf der Anmeldeseite.\n\nGlossator',
  },
  email: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    text: 'Guten Tag {name},\n\nbitte öffnen Sie innerhalb von 24 Stunden diesen Link, um diese Adresse von nun an für Ihr Glossator-Konto zu verwenden:\n\n{url}\n\nBis dahin gilt die alte. Wenn Sie nicht darum gebeten haben, können Sie diese Nachricht ignorieren.\n\nGlossator',
  },
  emailKnown: {
    subject: 'Sie haben bereits ein Glossator-Konto',
    text: 'Guten Tag {name},\n\njemand mit einem anderen Konto möchte dafür Ihre Adresse verwenden. Sie haben damit bereits ein Konto, und daran hat sich nichts geändert:\n\n{url}\n\nWenn Sie das waren, löschen Sie bitte zuerst eines der beiden Konten. Wenn nicht, können Sie diese Nachricht ignorieren: Niemand hat erfahren, dass es ein Konto gibt.\n\nGlossator',
  },
  emailChanged: {
    subject: 'Die E-Mail-Adresse Ihres Glossator-Kontos wurde geändert',
    text: 'Guten Tag {name},\n\nIhr Konto hat jetzt eine andere E-Mail-Adresse; mit dieser können Sie sich nicht mehr anmelden:\n\n{url}\n\nWenn Sie das nicht waren, schreiben Sie bitte sofort dem Betreiber dieses Glossators.\n\nGlossator',
  },
  deleted: {
    subject: 'Ihr Glossator-Konto wurde gelöscht',
    text: 'Guten Tag {name},\n\nIhr Konto wurde gelöscht, wie es mit Ihrem Passwort verlangt wurde. Codes, die andere organisieren, sind auf diese übergegangen, und was Sie dort geschrieben haben, trägt jetzt den Namen „Ehemaliger Benutzer“. Ihre übrigen Codes sind fort.\n\n{url}\n\nGlossator',
  },
  archived: {
    subject: 'Ihr Glossator-Konto wurde geschlossen',
    text: 'Guten Tag {name},\n\nein Administrator dieses Glossators hat Ihr Konto geschlossen. Codes, die andere organisieren, sind auf diese übergegangen, und was Sie dort geschrieben haben, trägt jetzt den Namen „Ehemaliger Benutzer“. Ihre übrigen Codes sind fort.\n\n{url}\n\nBei Fragen wenden Sie sich bitte an den Betreiber.\n\nGlossator',
  },
  twoFactorOn: {
    subject: 'Die Zwei-Faktor-Anmeldung ist eingeschaltet',
    text: 'Guten Tag {name},\n\nfür die Anmeldung an Ihrem Konto braucht es von nun an neben dem Passwort einen Code Ihrer App.\n\nWenn Sie das nicht waren, ändern Sie bitte sofort Ihr Passwort:\n\n{url}\n\nGlossator',
  },
  twoFactorOff: {
    subject: 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet',
    text: 'Guten Tag {name},\n\nfür die Anmeldung an Ihrem Konto genügt wieder das Passwort: Die Zwei-Faktor-Anmeldung wurde ausgeschaltet.\n\nWenn Sie das nicht waren, ändern Sie bitte sofort Ihr Passwort:\n\n{url}\n\nGlossator',
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
    accessRequest: {
      subject: '{name} bittet um Zugriff auf „{title}“',
      intro: '{name} bittet Sie um den Zugriff „{level}“ auf Ihren Code „{title}“.',
      open: 'Sie können ihn im Dialog „Teilen“ des Codes geben:\n{url}',
      footer: '-- \nAntworten auf diese Nachricht gehen an {name} ({email}).',
    },
  },
  mention: {
    subject: '{name} hat Sie in „{title}“ erwähnt',
    intro: '{name} hat Sie in einem Kommentar im Code „{title}“ erwähnt:',
    open: 'Sie können ihn an seiner Stelle lesen und beantworten:\n{url}',
    footer: '-- \nAntworten auf diese Nachricht gehen an {name} ({email}).',
  },
  news: {
    hello: 'Guten Tag {name},\n\nim Code „{title}“ gibt es Neues:',
    intro: 'Guten Tag {name},\n\ndas ist in Glossator hinzugekommen:',
    subject:
      'Ihr Tag in Glossator: {count, plural, one {eine Benachrichtigung} other {# Benachrichtigungen}}',
    subjectOne: '{line}: „{title}“',
    code: 'Im Code „{title}“:',
    before: '{count, plural, one {Eine frühere Benachrichtigung} other {# frühere Benachrichtigungen}}, und:',
    more: '{count, plural, one {Eine weitere Benachrichtigung steht} other {# weitere Benachrichtigungen stehen}} in Ihrer Liste in Glossator:\n{url}',
    settings: 'Wann solche E-Mails kommen, können Sie in Ihrem Konto ändern:\n{url}',
    farewell: 'Glossator',
    formerUser: 'Ein ehemaliger Benutzer',
    lines: {
      invitation: '{name} lädt Sie ein, mit dem Zugriff „{level}“',
      accepted: '{name} hat Ihre Einladung angenommen',
      declined: '{name} hat Ihre Einladung abgelehnt',
      left: '{name} hat den Code verlassen',
      accessRequest: '{name} bittet um den Zugriff „{level}“',
      mentioned: '{name} hat Sie in einem Kommentar erwähnt',
      approved: 'Eine Aktualisierung wurde angenommen, Ihre Anmerkungen wurden übernommen',
      update: 'Das Original Ihrer Kopie wurde aktualisiert, eine Aktualisierung wartet auf Ihre Prüfung',
      newVersion:
        'Das Gesetz eines Dokuments ist neu veröffentlicht, und eine Aktualisierung wartet auf Ihre Prüfung',
      storageFull:
        'Das Original Ihrer Kopie wurde aktualisiert, aber Ihr Speicher ist voll: Schaffen Sie Platz, um die Aktualisierung zu erhalten',
      handedOver: 'Der Code gehört jetzt Ihnen',
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
    area: 'Ein markierter Bereich der Seite',
    cited: '{citation}, {document}',
    quote: '„{text}“',
    page: 'Seite {page} des PDF',
    named: '{name}: {value}',
    document: 'Dokument',
    version: 'Fassung {number} vom {date}',
    versionState: 'Fassung {number} ({state})',
    code: 'Code',
    comments: 'Kommentare',
    attachments: 'Anlagen',
    attachmentsHint: 'Sie werden nicht mitgeschickt: Öffnen Sie den Link, um sie zu sehen.',
    open: { annotation: 'Anmerkung öffnen', note: 'Notiz öffnen' },
    footer:
      'Der Link funktioniert für alle, die Zugriff auf diesen Code haben. Antworten auf diese Nachricht gehen an {name} ({email}).',
  },
} satisfies Shape<typeof english>;
