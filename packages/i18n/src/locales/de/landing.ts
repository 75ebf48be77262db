import type { Shape } from '../../shape';
import type * as english from '../en/landing';

/** Words of the landing page, in German. */
export const landing: Shape<typeof english.landing> = {
  productName: 'Glossator',
  pageTitle: 'Glossator: Notizen, die die nächste Ausgabe des Gesetzes überleben',
  description:
    'Gesetze als PDF-Codes sammeln, markieren und kommentieren, mit Kolleginnen und Kollegen teilen und jede Anmerkung in den neuen Text übernehmen, wenn sich das Gesetz ändert.',
  skip: 'Zum Inhalt springen',
  nav: {
    main: 'Auf dieser Seite',
    product: 'Produkt',
    about: 'Über uns',
    questions: 'Fragen',
    contact: 'Kontakt',
    account: 'Ihr Konto',
    logIn: 'Anmelden',
    startNow: 'Jetzt beginnen',
    languages: 'Sprachen',
    language: 'Sprache',
    theme: 'Darstellung',
    themeAuto: 'Wie das System',
    themeLight: 'Hell',
    themeDark: 'Dunkel',
  },
  hero: {
    title: 'Ihre Notizen überleben die nächste Ausgabe',
    lead: 'Sammeln Sie Gesetze als PDF in Codes, markieren und kommentieren Sie sie, teilen Sie sie mit Kolleginnen und Kollegen, und übernehmen Sie jede Anmerkung in den neuen Text, wenn sich das Gesetz ändert.',
    toContinue: 'Bitte melden Sie sich an, um die gewünschte Seite zu öffnen.',
    early: 'Während der Erprobung kostenlos. Ein Desktop-Browser wird empfohlen.',
  },
  showcase: {
    title: 'Probieren Sie es aus: Dieses Gesetz hat sich geändert',
    text: 'Ein Mustergesetz mit einigen Anmerkungen und seine nächste Ausgabe. Sehen Sie nach, was sich geändert hat und wohin jede Anmerkung kommt. Alles geschieht in Ihrem Browser: Nichts wird gespeichert, nichts gesendet.',
    frame: 'Ein Mustergesetz zum Ausprobieren',
    loading: 'Das Gesetz wird geöffnet',
    scripts: 'In einem Browser mit JavaScript öffnet sich hier das Gesetz.',
    failed: 'Das Gesetz konnte nicht geöffnet werden.',
    retry: 'Noch einmal versuchen',
    reading: 'Eine neue Ausgabe wartet, verglichen mit Ihren Anmerkungen.',
    review: 'Aktualisierung prüfen',
    approved: 'Die Aktualisierung ist angenommen: Die Anmerkungen stehen in der neuen Ausgabe.',
    declined: 'Die Aktualisierung ist abgelehnt: Alles ist, wie es war.',
    again: 'Von vorn beginnen',
    codeTitle: 'Mustergesetze',
    reader: 'Sie',
  },
  product: {
    title: 'Was Glossator kann',
    codes: {
      title: 'Codes, wie Sie sie brauchen',
      text: 'Sammeln Sie die PDFs, mit denen Sie arbeiten, in einem Code, in Ihrer Reihenfolge und mit einem Einband, den Sie wiedererkennen. Das Inhaltsverzeichnis nennt die Artikel, auch wo die Datei keines hat.',
    },
    annotate: {
      title: 'Markierungen, Kommentare, Anhänge',
      text: 'Markieren Sie Stellen und Bereiche in zwanzig und in eigenen Farben. Schreiben Sie Kommentare, hängen Sie Dateien an, nehmen Sie Notizen auf, setzen Sie Lesezeichen und Schlagwörter, und kopieren Sie Fundstellen, wie man sie bei Ihnen schreibt.',
    },
    carryOver: {
      title: 'In den neuen Text übernommen',
      text: 'Laden Sie die nächste Ausgabe hoch: Jede Anmerkung wird mit dem neuen Text verglichen und geht mit ihren Worten mit. Wo die Stelle nicht sicher ist, werden Sie gefragt. Keine geht verloren.',
    },
    review: {
      title: 'Eine Prüfung, auf die Verlass ist',
      text: 'Alte und neue Ausgabe nebeneinander, jede Änderung und jede Anmerkung mit ihrer Begründung. Dann nehmen Sie an, lehnen ab oder behalten beides.',
    },
    share: {
      title: 'Gemeinsam, in Echtzeit',
      text: 'Teilen Sie einen Code mit anderen, die ihn lesen, mit Anmerkungen versehen oder organisieren dürfen. Alle sehen sofort, was die anderen tun, und private Anmerkungen bleiben privat.',
    },
    secure: {
      title: 'Verschlüsselt gespeichert',
      text: 'Hochgeladenes wird verschlüsselt gespeichert. Wer will, meldet sich mit einem zweiten Faktor an. Die Seiten laden nichts von Dritten.',
    },
  },
  about: {
    title: 'Über uns',
    text: 'Juristinnen und Juristen leben in dicken Gesetzbüchern voll eigener Notizen aus vielen Jahren. Mehrmals im Jahr ändert sich das Gesetz, und alles muss von Hand übertragen werden. Wir sind ein kleines Team und finden: Das soll eine Maschine tun, und das letzte Wort soll ein Mensch haben.',
    name: 'Die Glossatoren von Bologna schrieben vor neunhundert Jahren ihre Anmerkungen zwischen die Zeilen und an den Rand des römischen Rechts. Von ihnen haben wir den Namen.',
  },
  questions: {
    title: 'Fragen und Antworten',
    price: {
      question: 'Was kostet es?',
      answer:
        'Während der Erprobung nichts. Später kann zusätzlicher Speicher gegen Bezahlung angeboten werden.',
    },
    storage: {
      question: 'Wie viel passt hinein?',
      answer: '1 GB sind etwa 900.000 Seiten reiner Text. Scans und Bilder brauchen mehr.',
    },
    devices: {
      question: 'Welches Gerät brauche ich?',
      answer: 'Wir empfehlen einen Desktop-Browser: Eine Gesetzesseite und ihre Notizen brauchen Platz.',
    },
    files: {
      question: 'Welche Dateien kann ich verwenden?',
      answer:
        'Jede PDF-Datei, die sich ohne Passwort öffnen lässt. Scans können gelesen und nach Bereichen markiert werden; ihre Wörter lassen sich nur suchen und übernehmen, wenn die Datei sie als Text enthält.',
    },
    protection: {
      question: 'Wie sind meine Dokumente geschützt?',
      answer:
        'Hochgeladenes wird verschlüsselt gespeichert, Passwörter nur als Hash. Sie entscheiden, wer einen Code sieht, und können in Ihrem Konto den zweiten Faktor einschalten.',
    },
    together: {
      question: 'Können wir gemeinsam daran arbeiten?',
      answer:
        'Ja, in Echtzeit. Sie geben jedem die Berechtigung zu lesen, Anmerkungen zu machen oder zu organisieren, und können sie jederzeit ändern oder entziehen.',
    },
    change: {
      question: 'Was geschieht mit meinen Anmerkungen, wenn sich das Gesetz ändert?',
      answer:
        'Sie gehen mit ihren Worten in die neue Ausgabe. Die, deren Stelle nicht sicher ist, warten mit Vorschlägen neben ihrer alten Seite auf Sie. Keine geht verloren.',
    },
    leaving: {
      question: 'Kann ich meine Arbeit mitnehmen?',
      answer:
        'Jedes Dokument lässt sich als PDF mit seinen Anmerkungen herunterladen, die auch andere Programme zeigen.',
    },
  },
  contact: {
    title: 'Kontakt und Rückmeldung',
    text: 'Fragen Sie uns, oder schreiben Sie uns, was fehlt.',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-\u2060Mail-Adresse',
    feedback: 'Rückmeldung',
    optional: 'freiwillig',
    send: 'Senden',
    sending: 'Wird gesendet',
    emailMissing: 'Die E-\u2060Mail-Adresse fehlt',
    emailInvalid: 'Das ist keine gültige E-\u2060Mail-Adresse',
    feedbackMissing: 'Die Rückmeldung fehlt',
    feedbackLong: 'Bitte höchstens 10.000 Zeichen',
    sent: 'Ihre Nachricht ist gesendet',
    failed: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
    tooOften: 'Sie haben schon mehrere Nachrichten gesendet. Bitte versuchen Sie es später noch einmal.',
  },
  cookies: {
    label: 'Hinweis zu Cookies',
    text: 'Glossator setzt keine Cookies. Ihre Sitzung, Ihre Einstellungen und noch nicht Gespeichertes bleiben in diesem Browser, und niemand wird verfolgt.',
    accept: 'Einverstanden',
    more: 'Datenschutzerklärung',
  },
  footer: {
    label: 'Über diese Website',
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutzerklärung',
  },
};
