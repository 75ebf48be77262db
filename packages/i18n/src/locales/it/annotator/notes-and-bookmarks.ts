import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/notes-and-bookmarks';

/** Words of the notes on a document, in Italian. */
export const notes = {
  add: 'Scrivi una nota',
  label: 'Nuova nota',
  editLabel: 'Modifica della nota',
  placeholder: 'Scrivere una nota sull’intero documento…',
  list: 'Note su questo documento',
  files: 'Allegati di questa nota',
  loading: 'Caricamento delle note',
  failed: 'Impossibile caricare le note.',
  emptyTitle: 'Ancora nessuna nota',
  empty: 'Le note riguardano l’intero documento, non un singolo passo.',
  emptyReadOnly: 'Nessuno ha ancora scritto una nota su questo documento.',
  noMatch: 'Nessuna nota contiene «{filter}».',
  card: 'Nota di {name}: {text}',
  edit: 'Modifica la nota',
  delete: 'Elimina la nota',
  deleteQuestion: 'Eliminare questa nota?',
  leaveQuestion: 'Scartare il testo scritto?',
  stay: 'Continua a scrivere',
  discard: 'Scarta',
} satisfies Shape<typeof english.notes>;

/** Words of the bookmarks, in Italian. */
export const bookmarks = {
  label: 'Segnalibri di questo documento',
  add: 'Aggiungi un segnalibro a questa pagina',
  filter: 'Filtra per nome',
  loading: 'Caricamento dei segnalibri',
  failed: 'Impossibile caricare i segnalibri.',
  emptyTitle: 'Ancora nessun segnalibro',
  empty:
    'Premere b per aggiungere un segnalibro alla pagina che si sta leggendo, oppure selezionare un passo e aggiungerlo lì.',
  emptyReadOnly: 'Nessuno ha ancora aggiunto segnalibri a questo documento.',
  noMatch: 'Nessun segnalibro contiene «{filter}».',
  pageName: 'Pagina {page}',
  name: 'Nome del segnalibro',
  newName: 'Nome del nuovo segnalibro a pagina\u00a0{page}',
  rename: 'Rinomina il segnalibro «{name}»',
  delete: 'Elimina il segnalibro «{name}»',
  deleteQuestion: 'Eliminare il segnalibro «{name}»?',
  releaseQuestion: 'Togliere «{name}» dai segnalibri? L’evidenziazione rimane.',
  keep: 'Aggiungi ai segnalibri',
  release: 'Togli dai segnalibri',
} satisfies Shape<typeof english.bookmarks>;

/** Words of what comments and notes are written with, and of the links in them, in Italian. */
export const writing = {
  tools: 'Formattazione',
  bold: 'Grassetto',
  italic: 'Corsivo',
  bullets: 'Elenco puntato',
  numbers: 'Elenco numerato',
  quote: 'Citazione',
  article: 'Rinvio a un articolo ([[)',
  articles: 'Articoli e documenti a cui rinviare',
  articleCount:
    '{count, plural, one {Un risultato; Invio inserisce il rinvio} other {# risultati; i tasti freccia scelgono, Invio inserisce il rinvio}}',
  articleHint: 'Digitare il numero o la rubrica di un articolo; per un altro documento, anche il suo nome.',
  articlesReading: 'Lettura degli articoli di questo documento ancora in corso…',
  articlesElsewhereReading: 'Caricamento degli articoli di «{title}»…',
  articlesElsewhereFailed: 'Non è stato possibile caricare gli articoli di «{title}».',
  preview: 'Come sarà visualizzato',
  wholeDocument: 'Documento',
  goToArticle: 'Vai a questo articolo',
  openDocument: 'Apri in «{title}»',
  documentGone: 'Il documento di questo rinvio non fa più parte di questo Codice',
} satisfies Shape<typeof english.writing>;
