import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/annotations';

/** Words of the list of annotations, its filter and its cards, in Italian. */
export const annotations = {
  label: 'Annotazioni di questo documento',
  labelCode: 'Annotazioni dell’intero Codice',
  scope: 'Annotazioni da elencare',
  scopes: { document: 'Questo documento', code: 'Intero Codice' },
  inDocument: '{count, plural, one {# annotazione} other {# annotazioni}}',
  filter: 'Filtra per parola',
  clearFilter: 'Rimuovi il filtro',
  filterTitle: 'Filtra e ordina le annotazioni',
  filterMore:
    '{count, plural, =0 {Filtra e ordina} one {Filtra e ordina: # criterio} other {Filtra e ordina: # criteri}}',
  new: 'Novità',
  newSince: 'Nuove dall’ultima visita ({when}): {count, number}',
  byKind: 'Tipo',
  byTag: 'Etichette: tutte quelle scelte',
  byColor: 'Colore',
  byAuthor: 'Autore',
  order: 'Ordine',
  kinds: {
    highlight: 'Solo evidenziazione',
    comment: 'Commento',
    attachment: 'Allegato',
    media: 'Audio o video',
  },
  byMark: 'Discussioni',
  marks: {
    unresolved: 'Commenti non risolti',
    mentionsMe: 'Menzioni a me rivolte',
    new: 'Nuove dall’ultima visita',
    private: 'Private, visibili solo a me',
  },
  orders: {
    position: 'Come nel documento',
    newest: 'Prima le più recenti',
    oldest: 'Prima le meno recenti',
    color: 'Per colore',
  },
  inCode:
    '{count, plural, one {# annotazione in questo Codice{private, plural, =0 {} other {, privata}}} other {# annotazioni in questo Codice{private, plural, =0 {} one {, di cui # privata} other {, di cui # private}}}}',
  noneLeft: 'Nessun’annotazione corrisponde al filtro.',
  shown: '{shown, number} di {total, number}',
  loading: 'Caricamento delle annotazioni',
  emptyTitle: 'Ancora nessun’annotazione',
  empty: 'Selezionare un passo del documento per evidenziarlo o commentarlo.',
  emptyCode: 'Nessun documento di questo Codice contiene annotazioni.',
  emptyReadOnly: 'Nessuno ha ancora annotato questo documento.',
  noMatch: 'Nessun’annotazione contiene «{filter}».',
  failed: 'Impossibile caricare le annotazioni.',
  page: 'p.\u00a0{page}',
  card: 'Evidenziazione in {color} a pagina\u00a0{page}: {quote}',
  cardNamed: 'Evidenziazione «{color}» a pagina\u00a0{page}: {quote}',
  mark: '«{quote}», {color}{comments, plural, =0 {, nessun commento} one {, # commento} other {, # commenti}}{attachments, plural, =0 {} one {, # allegato} other {, # allegati}}',
  unconfirmed: 'Da verificare: il testo è cambiato',
  failedPlace: 'Non più presente in questa versione',
  notFound: 'Le parole citate non figurano in questo testo',
  saving: 'Non ancora salvata',
  today: 'oggi',
  yesterday: 'ieri',
  edited: 'modificato',
  more: 'Mostra tutto',
  less: 'Mostra meno',
  attachments: '{count, plural, one {# allegato} other {# allegati}}',
  goTo: 'Mostra nel documento',
  copy: 'Copia con il riferimento',
  ends: { start: 'Inizio dell’evidenziazione', end: 'Fine dell’evidenziazione' },
  nowReads: 'Testo ora evidenziato: {quote}',
  delete: 'Elimina l’evidenziazione',
  deleteQuestion:
    '{count, plural, =0 {Eliminare questa evidenziazione?} one {Eliminare questa evidenziazione con il suo commento o allegato?} other {Eliminare questa evidenziazione con i suoi # commenti e allegati?}}',
  colorNow: 'Cambia il colore: {color}',
} satisfies Shape<typeof english.annotations>;

/** Words of working with several annotations together, in Italian. */
export const picking = {
  begin: 'Seleziona',
  end: 'Fine',
  label: 'Annotazioni selezionate',
  count:
    '{count, plural, =0 {Nessuna selezionata} one {Una selezionata} other {# selezionate}}{hidden, plural, =0 {} one {, un’altra non è in elenco} other {, altre # non sono in elenco}}',
  all: 'Seleziona tutte ({count, number})',
  none: 'Deseleziona tutte',
  color: 'Colore',
  delete: 'Elimina',
  deleteQuestion:
    '{count, plural, one {Eliminare un’annotazione?} other {Eliminare # annotazioni?}}{written, plural, =0 {} one { Una ha commenti o allegati.} other { # hanno commenti o allegati.}}',
} satisfies Shape<typeof english.picking>;

/** Words of the comments on a highlight, in Italian. */
export const comments = {
  add: 'Commenta',
  label: 'Nuovo commento',
  editLabel: 'Modifica del commento',
  placeholder: 'Scrivere un commento…',
  submit: 'Commenta',
  hint: 'Ctrl+Invio salva',
  mention: 'Persone da menzionare',
  mentionCount:
    '{count, plural, one {Una persona; Invio la menziona} other {# persone; i tasti freccia scelgono, Invio menziona}}',
  edit: 'Modifica il commento',
  delete: 'Elimina il commento',
  deleteQuestion: 'Eliminare questo commento?',
  changedElsewhere:
    'Il testo è stato nel frattempo modificato altrove. Salvando si mantiene quello scritto qui.',
  takeElsewhere: 'Usa invece questo testo',
  deleteThreadQuestion:
    '{count, plural, one {Eliminare questo commento? La risposta rimane.} other {Eliminare questo commento? Le # risposte rimangono.}}',
  reply: 'Rispondi',
  replyLabel: 'Nuova risposta',
  replyPlaceholder: 'Scrivere una risposta…',
  replies: 'Risposte',
  resolve: 'Risolvi',
  reopen: 'Riapri',
  resolved: 'Risolto da {name}, {when}',
  showThread: '{count, plural, one {Mostra il commento} other {Mostra # commenti}}',
  hideThread: 'Nascondi',
  deleted: 'Commento eliminato',
  leaveQuestion: 'Scartare il testo scritto?',
  stay: 'Continua a scrivere',
  discard: 'Scarta',
} satisfies Shape<typeof english.comments>;

/** Words of the bar beside selected text, in Italian. */
export const selectionBar = {
  label: 'Testo selezionato',
  highlightLabel: 'Evidenzia',
  highlightIn: 'Evidenzia in {color}',
  highlightAs: 'Evidenzia come {name}',
  changeTo: 'Cambia in {color}',
  changeToName: 'Cambia in {name}',
  allColors: 'Tutti i 20\u00a0colori',
  comment: 'Commenta',
  bookmark: 'Segnalibro',
  copy: 'Cita',
  copyHint: 'Copia con il riferimento',
  copyArticle: 'Copia con il riferimento: {citation}',
  delete: 'Elimina',
} satisfies Shape<typeof english.selectionBar>;

/** How a quote is cited when it is copied, in Italian. */
export const citation = {
  quoted: '«{quote}» {citation}',
  version: 'versione {number, number}',
} satisfies Shape<typeof english.citation>;
