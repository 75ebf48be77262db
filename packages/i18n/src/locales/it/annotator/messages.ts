import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/messages';

/** The messages; their texts are those of section 5 of the specification, in Italian. */
export const notices = {
  label: 'Messaggi',
  selectFirstAnnotate: 'Selezionare prima il testo da annotare',
  selectFirstAttach: 'Selezionare prima il testo a cui allegare i file',
  selectFirstHighlight: 'Selezionare prima il testo da evidenziare',
  outsidePage:
    'Non è possibile selezionare testo al di fuori della pagina corrente del documento. Riprovare.',
  overlap: 'Non è possibile selezionare testo che si sovrappone ad annotazioni già esistenti. Riprovare.',
  generic: 'Si è verificato un errore. Riprovare.',
  pageNotDrawn: 'Impossibile visualizzare una pagina.',
  textless: 'Questa pagina è un’immagine: non contiene testo selezionabile. Premere D per segnarne un’area.',
  caretMode:
    'Modalità cursore: i tasti freccia spostano il cursore nel testo, con Maiusc lo selezionano. Premere Esc per uscire.',
  newVersion: 'Questo documento è stato aggiornato. È mostrata la nuova versione.',
  articleBefore: '{wanted} non figura in questa versione. È mostrato {shown}, che lo precede.',
  articleGone: '{wanted} non figura in questa versione. È mostrata all’incirca la stessa posizione.',
  linkedArticleGone: 'Questo rinvio conduce a {wanted}, che non figura più in questo documento.',
  linkedArticleUnknown:
    'Questo rinvio conduce a {wanted}, ma gli articoli di questo documento non sono noti.',
  linkedDocumentGone: 'Questo rinvio conduce a {wanted}, il cui documento non fa più parte di questo Codice.',
  stillRecording: 'C’è ancora una registrazione in sospeso. Salvarla o scartarla prima di procedere.',
  accessLost: 'L’accesso a questo Codice non è più disponibile.',
  accessLowered: 'L’accesso a questo Codice è stato modificato. Quanto non è più consentito è stato chiuso.',
  uploadsEnded: 'I caricamenti sono stati annullati: l’accesso a questo Codice è stato modificato.',
  commentLeft: 'Il documento è stato lasciato o modificato prima che il commento fosse salvato.',
  downloadFailed: 'Impossibile scaricare l’allegato. Riprovare.',
  commentGone:
    'Il passo commentato è stato eliminato da un’altra persona prima che il commento fosse salvato.',
  bookmarkGone: 'Il segnalibro è stato eliminato altrove prima che il nuovo nome fosse salvato.',
  attachmentGone: 'L’allegato è stato eliminato da un’altra persona prima che la modifica fosse salvata.',
  noteGone: 'La nota è stata eliminata da un’altra persona prima che la modifica fosse salvata.',
  annotationMissing: 'L’annotazione a cui porta il link non esiste più.',
  noteMissing: 'La nota a cui porta il link non esiste più.',
  copied: 'Copiato con il riferimento',
  copyFailed: 'Impossibile copiare il testo.',
  highlightDeleted: 'Evidenziazione eliminata',
  commentDeleted: 'Commento eliminato',
  attachmentDeleted: 'Allegato eliminato',
  bookmarkDeleted: 'Segnalibro eliminato',
  placesConfirmed: '{count, plural, one {Una posizione confermata} other {# posizioni confermate}}',
  highlightsRecolored:
    '{count, plural, =0 {Nessun colore cambiato} one {Cambiato il colore di un’annotazione} other {Cambiato il colore di # annotazioni}}{left, plural, =0 {} one {. Una resta com’è: solo l’autore può modificarla.} other {. # restano come sono: solo gli autori possono modificarle.}}',
  tagsReplaced:
    '{count, plural, =0 {Nessuna etichetta cambiata} one {Cambiate le etichette di un’annotazione} other {Cambiate le etichette di # annotazioni}}{left, plural, =0 {} one {. Una resta com’è: solo l’autore può modificarla.} other {. # restano come sono: solo gli autori possono modificarle.}}',
  highlightsDeleted:
    '{count, plural, =0 {Nessun’annotazione eliminata} one {Un’annotazione eliminata} other {# annotazioni eliminate}}{left, plural, =0 {} one {. Una resta: solo l’autore o il proprietario del Codice può eliminarla.} other {. # restano: solo gli autori o il proprietario del Codice possono eliminarle.}}',
  noteDeleted: 'Nota eliminata',
  undone:
    'Annullato: {what}{left, plural, =0 {} one { (per un’altra non è stato possibile: nel frattempo è cambiata)} other { (per altre # non è stato possibile: nel frattempo sono cambiate)}}',
  redone:
    'Ripetuto: {what}{left, plural, =0 {} one { (per un’altra non è stato possibile: nel frattempo è cambiata)} other { (per altre # non è stato possibile: nel frattempo sono cambiate)}}',
  undo: 'Annulla',
  undoGone: 'Impossibile annullare: l’elemento non esiste più.',
  undoChanged: 'Impossibile annullare: l’elemento è stato nel frattempo modificato.',
  undoOthersWork: 'Impossibile annullare: nel frattempo un’altra persona ha scritto sull’evidenziazione.',
  undoOverlap: 'Impossibile annullare: nel frattempo il testo è stato nuovamente evidenziato.',
  published: 'Pubblicata: ora è visibile a tutti i membri di questo Codice.',
  madePrivate: 'Ora è visibile solo all’autore.',
  savedElsewhere:
    'Nel frattempo questo testo è stato modificato e salvato in un’altra finestra. La modifica scritta qui non è stata salvata.',
  staysPublished: 'Altri hanno scritto su questa evidenziazione: non può più essere resa privata.',
  joinGone: 'L’evidenziazione a cui unirsi è cambiata. La Sua resta privata.',
  undoTooLate: 'Quanto eliminato non può più essere ripristinato.',
  undoNotLoaded: 'Impossibile annullare finché le annotazioni del documento non sono caricate. Riprovare.',
  storageFull:
    'Il browser non ha più spazio per conservare le modifiche non salvate. Lasciare aperta questa pagina finché tutto non è salvato.',
  openExisting: 'Apri quella esistente',
  commentExisting: 'Commentala',
  written: 'Non è stato possibile salvare il testo scritto:',
  copyWritten: 'Copia il testo',
} satisfies Shape<typeof english.notices>;

/** Names of what can be undone and redone, in Italian. */
export const history = {
  undo: 'Annulla: {what}',
  redo: 'Ripeti: {what}',
  nothingToUndo: 'Annulla (nulla da annullare)',
  nothingToRedo: 'Ripeti (nulla da ripetere)',
  createHighlight: 'evidenziazione del testo',
  deleteHighlight:
    '{count, plural, one {eliminazione dell’evidenziazione} other {eliminazione di # evidenziazioni}}',
  recolorHighlight: '{count, plural, one {cambio del colore} other {cambio del colore di # evidenziazioni}}',
  tagHighlight: 'modifica delle etichette',
  moveHighlight: 'modifica del testo evidenziato',
  confirmPlace:
    '{count, plural, one {conferma della posizione di un’evidenziazione} other {conferma della posizione di # evidenziazioni}}',
  createComment: 'aggiunta del commento',
  editComment: 'modifica del commento',
  resolveThread: 'risoluzione del commento',
  reopenThread: 'riapertura del commento',
  deleteComment: 'eliminazione del commento',
  createAttachment: 'aggiunta dell’allegato',
  renameAttachment: 'ridenominazione dell’allegato',
  deleteAttachment: 'eliminazione dell’allegato',
  createBookmark: 'aggiunta del segnalibro',
  renameBookmark: 'ridenominazione del segnalibro',
  deleteBookmark: 'eliminazione del segnalibro',
  createNote: 'aggiunta della nota',
  editNote: 'modifica della nota',
  deleteNote: 'eliminazione della nota',
  publish: 'pubblicazione',
  makePrivate: 'impostazione come privata',
} satisfies Shape<typeof english.history>;
