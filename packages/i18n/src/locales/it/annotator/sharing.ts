import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/sharing';

/** Words of the dialog that shares by e-mail, in Italian. */
export const sharing = {
  button: 'Condividi via email',
  title: {
    annotation: 'Condividi l’annotazione via email',
    note: 'Condividi la nota via email',
  },
  loadFailed: 'Impossibile caricare il modulo. Controllare la connessione e riprovare.',
  to: 'A',
  toHint: 'Separare più indirizzi con virgole, punti e virgola, spazi o a capo. Nessuno vede gli altri.',
  recipients: 'Destinatari',
  remove: 'Rimuovi {address}',
  wrong: '«{address}» non è un indirizzo email.',
  tooMany:
    'Al massimo {max} indirizzi alla volta. {count, plural, one {Rimuoverne uno.} other {Rimuoverne #.}}',
  message: 'Messaggio',
  preview: 'Che cosa viene inviato',
  link: 'Un link apre il documento in questo punto, per chi ha accesso al Codice.',
  send: 'Invia',
  sending: 'Invio…',
  unsaved: 'Salvataggio delle ultime modifiche in corso: saranno incluse nell’invio.',
  sent: '{count, plural, one {Inviato a 1 indirizzo.} other {Inviato a # indirizzi.}}',
  sentTo: 'Inviato a {addresses}.',
  failures: {
    rateLimited:
      '{minutes, plural, =0 {Troppe condivisioni in poco tempo. Riprovare più tardi.} one {Troppe condivisioni in poco tempo. Riprovare tra un minuto.} other {Troppe condivisioni in poco tempo. Riprovare tra # minuti.}}',
    notSent: 'Non è stato possibile inviare a tutti. Riprovare.',
    gone: 'Non c’è più nulla da condividere: l’elemento è stato eliminato.',
    other: 'Si è verificato un errore, riprovare',
  },
  leaveQuestion: 'Scartare il testo scritto?',
  stay: 'Continua a scrivere',
  discard: 'Scarta',
} satisfies Shape<typeof english.sharing>;
