import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/sharing';

/** Words of the dialog that shares by e-mail, in German. */
export const sharing = {
  button: 'Per E-\u2060Mail teilen',
  title: { annotation: 'Anmerkung per E-\u2060Mail teilen', note: 'Notiz per E-\u2060Mail teilen' },
  loadFailed:
    'Das Formular konnte nicht geladen werden. Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.',
  to: 'An',
  toHint:
    'Trennen Sie mehrere Adressen durch Komma, Semikolon, Leerzeichen oder Zeilenumbruch. Niemand sieht die Adressen der anderen.',
  recipients: 'Empfänger',
  remove: '{address} entfernen',
  wrong: '„{address}“ ist keine E-\u2060Mail-Adresse.',
  tooMany:
    'Höchstens {max} Adressen auf einmal. {count, plural, one {Bitte entfernen Sie eine.} other {Bitte entfernen Sie #.}}',
  message: 'Nachricht',
  preview: 'Was gesendet wird',
  link: 'Ein Link öffnet das Dokument an dieser Stelle für alle, die Zugriff auf den Code haben.',
  send: 'Senden',
  sending: 'Wird gesendet …',
  unsaved: 'Ihre letzten Änderungen werden gespeichert. Sie werden mitgeschickt.',
  sent: '{count, plural, one {An 1 Adresse gesendet.} other {An # Adressen gesendet.}}',
  sentTo: 'Gesendet an {addresses}.',
  failures: {
    rateLimited:
      '{minutes, plural, =0 {Sie haben in kurzer Zeit sehr viel geteilt. Bitte versuchen Sie es später erneut.} one {Sie haben in kurzer Zeit sehr viel geteilt. Bitte versuchen Sie es in einer Minute erneut.} other {Sie haben in kurzer Zeit sehr viel geteilt. Bitte versuchen Sie es in # Minuten erneut.}}',
    notSent: 'Es konnte nicht an alle gesendet werden. Bitte versuchen Sie es erneut.',
    gone: 'Es gibt nichts mehr zu teilen: Der Inhalt wurde gelöscht.',
    other: 'Etwas ist schiefgegangen, bitte versuchen Sie es erneut',
  },
  leaveQuestion: 'Das Geschriebene verwerfen?',
  stay: 'Weiterschreiben',
  discard: 'Verwerfen',
} satisfies Shape<typeof english.sharing>;
