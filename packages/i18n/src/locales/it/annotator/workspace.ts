import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/workspace';

/** Words of the toolbar, in Italian. */
export const toolbar = {
  label: 'Strumenti del documento',
  documents: 'Documento: {title}. Scegli un altro',
  documentsMenu: 'Documenti di questo Codice',
  highlights: '{count, plural, =0 {nessuna evidenziazione} one {# evidenziazione} other {# evidenziazioni}}',
  page: 'Pagina',
  pageOf: 'di {total, number}',
  pageOfLabelled: '({page, number} di {total, number})',
  pageUnknown:
    'La pagina «{typed}» non esiste. Le pagine vanno da 1 a {total, number}, o come da numerazione stampata.',
  pageLabel: 'numero stampato: {label}',
  previousPage: 'Pagina precedente',
  nextPage: 'Pagina successiva',
  goBack: 'Torna alla posizione precedente',
  goForward: 'Di nuovo avanti',
  backTo: 'Indietro a: {place}',
  forwardTo: 'Avanti a: {place}',
  placeArticle: '{article} {law}',
  placePage: 'pagina\u00a0{page}, {law}',
  placeInVersion: '{place} (versione {number})',
  rotateLeft: 'Ruota a sinistra',
  rotateRight: 'Ruota a destra',
  zoom: 'Zoom: {zoom}. Scegli un altro',
  zoomMenu: 'Zoom',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  fitWidth: 'Larghezza pagina',
  fitPage: 'Pagina intera',
  percent: '{percent, number}%',
  more: 'Altre azioni',
  search: 'Cerca',
  color: 'Colore dell’evidenziazione: {color}. Scegli un altro',
  leftPanel: 'Pannello dell’indice',
  rightPanel: 'Pannello delle annotazioni',
  keys: 'Scorciatoie da tastiera',
  unsaved: '{count, plural, one {# modifica non ancora salvata} other {# modifiche non ancora salvate}}',
  saving: '{count, plural, one {Salvataggio di # modifica} other {Salvataggio di # modifiche}}',
  unsavedRetry: 'Riprova a salvare',
} satisfies Shape<typeof english.toolbar>;

/** What is said of the open document, in Italian. */
export const document = {
  label: 'Documento {title}',
  loading: 'Apertura di {title}',
  progress: '{percent, number}% letto',
  none: 'Questo Codice non contiene ancora documenti.',
  missing: 'Il documento non esiste',
  invalid: 'Questo file non è un documento PDF valido.',
  locked: 'Questo PDF è protetto da password.',
  'wrong-password': 'Non è la password del documento.',
  password: 'Password',
  unlock: 'Apri',
  canceled: 'L’apertura è stata annullata.',
  starved: 'Nessuna connessione. Le pagine mancanti compaiono appena torna disponibile.',
  network: 'Impossibile caricare il documento. Controllare la connessione e riprovare.',
  unauthorized: 'La lettura di questo documento non è consentita oppure la sessione è terminata.',
} satisfies Shape<typeof english.document>;

/** Names of the panels and their tabs, in Italian. */
export const panels = {
  left: 'Indice, segnalibri e pagine',
  right: 'Aggiornamento, note e annotazioni',
  contents: 'Indice',
  bookmarks: 'Segnalibri',
  pages: 'Pagine',
  'code-update': 'Aggiornamento',
  'general-notes': 'Note',
  annotations: 'Annotazioni',
  resizeLeft: 'Larghezza del pannello sinistro',
  resizeRight: 'Larghezza del pannello destro',
  collapse: 'Comprimi il pannello',
  loading: 'Caricamento…',
  failed: 'Caricamento non riuscito. Controllare la connessione e riprovare.',
} satisfies Shape<typeof english.panels>;

/** What is printed on keys that have a name, in Italian. */
export const keyLabels = {
  Ctrl: 'Ctrl',
  Shift: 'Maiusc',
  Enter: 'Invio',
  Esc: 'Esc',
  Del: 'Canc',
} satisfies Shape<typeof english.keyLabels>;

/** What keys are for, in Italian. */
export const keyGroups = {
  reading: 'Lettura',
  searching: 'Ricerca',
  annotating: 'Evidenziare e commentare',
  highlighting: 'Evidenziare',
  selecting: 'Testo ed evidenziazioni senza mouse',
  placing: 'Annotazioni da collocare',
  everywhere: 'Ovunque',
} satisfies Shape<typeof english.keyGroups>;

/** The list of keyboard shortcuts, in Italian. */
export const keys = {
  title: 'Scorciatoie da tastiera',
  note: 'Valgono quando lo stato attivo è nell’area di annotazione e non in un campo di testo.',
  help: 'Mostra questo elenco',
  nextAnnotation: 'Annotazione successiva',
  previousAnnotation: 'Annotazione precedente',
  openMark:
    'Da un’evidenziazione alla sua scheda (Esc torna indietro; Tab raggiunge le evidenziazioni della pagina)',
  delete: 'Elimina l’evidenziazione attiva',
  regions:
    'Alla parte successiva della finestra: barra degli strumenti, pannello, documento, pannello (con Maiusc: indietro)',
  nextHit: 'Risultato successivo',
  previousHit: 'Risultato precedente',
  search: 'Cerca nel documento',
  selectHit: 'Seleziona il risultato (nel campo di ricerca: Ctrl e Invio)',
  goToPage: 'Vai a un articolo o a una pagina',
  area: 'Segna un’area di una pagina, ad esempio in scansioni e figure',
  caret:
    'Cursore nel testo: spostamento con tasti freccia, Home, Fine, Pag\u00a0su e Pag\u00a0giù; con Ctrl per parole',
  extend: 'Seleziona il testo o modifica la selezione',
  moveEnd:
    'Sposta la fine dell’evidenziazione attiva; con Ctrl o Alt per parole (Invio mantiene, Esc ripristina)',
  handles: 'Alla fine e all’inizio dell’evidenziazione attiva, che le frecce poi spostano',
  selectAll: 'Seleziona il testo della pagina',
  goBack: 'Torna alla posizione prima di un salto, anche in un altro documento',
  goForward: 'Di nuovo avanti',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  zoomReset: 'Dimensioni effettive',
  highlight: 'Evidenzia il testo selezionato, nei primi dieci colori',
  comment: 'Commenta il testo selezionato o l’evidenziazione attiva',
  attach: 'Allega file al testo selezionato o all’evidenziazione attiva',
  record: 'Registra una nota multimediale sul testo selezionato o sull’evidenziazione attiva',
  bookmark: 'Aggiungi un segnalibro al testo selezionato o alla pagina in lettura',
  escape: 'Chiudi l’ultimo elemento aperto',
  undo: 'Annulla l’ultima azione',
  redo: 'Ripetila',
  submit: 'Salva il commento',
} satisfies Shape<typeof english.keys>;
