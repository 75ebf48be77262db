import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/finding';

/** Words of the table of contents, in Italian. */
export const contents = {
  label: 'Indice',
  empty:
    'Questo documento non ha un indice e non vi sono stati trovati articoli. Per orientarsi usare le pagine o la ricerca.',
  failed: 'Impossibile leggere l’indice.',
  filter: 'Filtra l’indice',
  noMatch: 'Nessuna voce dell’indice contiene «{filter}».',
  reading:
    'Ricerca degli articoli: {read, number} di {total, plural, one {# pagina letta} other {# pagine lette}}',
  recognizing: 'Ricerca di articoli e capi…',
  unread: 'Questo documento non ha un indice né un testo in cui trovare articoli.',
  expand: 'Mostra il contenuto di {title}',
  collapse: 'Nascondi il contenuto di {title}',
} satisfies Shape<typeof english.contents>;

/** Words of the dialog that goes to an article or a page, in Italian. */
export const goTo = {
  title: 'Vai all’articolo',
  label: 'Articolo o pagina',
  placeholder: '433, 28 2 b, L 121-1 o parole di una rubrica',
  hint: 'Un articolo con comma e lettera, parole di una rubrica o una pagina.',
  results: 'Articoli trovati',
  found: '{count, plural, one {# risultato} other {# risultati}}',
  none: 'Nessun articolo o pagina corrisponde a «{typed}».',
  noArticles:
    'In questo documento non sono stati trovati articoli. È comunque possibile andare a una pagina.',
  reading:
    'Ricerca degli articoli: {read, number} di {total, plural, one {# pagina letta} other {# pagine lette}}',
  recognizing: 'Ricerca degli articoli…',
  awaiting: 'Va a «{typed}» non appena trovati gli articoli',
  page: 'Pagina {page}',
} satisfies Shape<typeof english.goTo>;

/** Words of the page thumbnails, in Italian. */
export const pages = {
  label: 'Pagine del documento',
  name: 'Pagina {page, number} di {total, number}',
  nameLabelled: 'Pagina {label} ({page, number} di {total, number})',
  highlights: '{count, plural, one {# evidenziazione} other {# evidenziazioni}}',
} satisfies Shape<typeof english.pages>;

/** Words of the search, in a document and in the Code, in Italian. */
export const search = {
  label: 'Cerca in questo documento',
  placeholder: 'Cerca nel documento',
  searching: 'Ricerca in corso…',
  none: 'Nessun risultato',
  position: '{active, number} di {total, number}',
  positionSoFar: '{active, number} di {total, number}…',
  foundSoFar: '{total, number}…',
  progress: '{read, number} di {total, plural, one {# pagina esaminata} other {# pagine esaminate}}',
  found: '{total, plural, one {# risultato} other {# risultati}}',
  next: 'Risultato successivo',
  previous: 'Risultato precedente',
  failed: 'La ricerca non è riuscita.',
  clear: 'Chiudi la ricerca',
  results: 'Risultati della ricerca',
  list: 'Elenca i risultati',
  page: 'p.\u00a0{label}',
  more: '{count, plural, one {Un altro risultato non è in elenco.} other {Altri # risultati non sono in elenco.}}',
  caseSensitive: 'Maiuscole/minuscole',
  wholeWord: 'Parole intere',
  labelCode: 'Cerca in tutti i documenti del Codice',
  labelAnnotations: 'Cerca nelle annotazioni del Codice',
  placeholderCode: 'Cerca in tutti i documenti',
  placeholderAnnotations: 'Cerca nelle annotazioni',
  scope: 'Dove cercare',
  scopes: { document: 'Questo documento', documents: 'Intero Codice', annotations: 'Annotazioni' },
  hint: 'Digitare il testo da cercare.',
  noneFor: 'Nessun risultato per «{query}».',
  onPage: 'Pagina {label}',
  inDocuments:
    '{total, plural, one {# risultato} other {# risultati}} in {count, plural, one {# documento} other {# documenti}}',
  collapseAll: 'Comprimi tutto',
  expandAll: 'Espandi tutto',
  documentHits: '{title}: {count, plural, one {# risultato} other {# risultati}}',
  loadingMore: 'Caricamento di altri risultati…',
  inGroup: '{count, number}',
  stale: 'Qualcosa è cambiato dopo questa ricerca.',
  again: 'Cerca di nuovo',
  unread: 'Documenti in cui non è stato possibile cercare, o solo in parte: {titles}',
  noText: 'Nessun testo in cui cercare',
  textless:
    'Queste pagine non contengono testo: sono immagini, come le scansioni. Non vi si possono cercare parole, ma se ne possono segnare aree.',
  textlessPages:
    'Senza testo {count, plural, one {una pagina} other {# pagine}} su {pages, number}: sono immagini, in cui non si possono cercare parole.',
  textlessDocuments:
    'Senza testo {pages, plural, one {una pagina} other {# pagine}} di {titles}: sono immagini, in cui non si possono cercare parole.',
  unreadPages:
    '{count, plural, one {# pagina di questo documento non è leggibile ed è esclusa dalla ricerca.} other {# pagine di questo documento non sono leggibili e sono escluse dalla ricerca.}}',
  kinds: {
    quote: 'Evidenziazione',
    name: 'Nome di un’evidenziazione',
    comment: 'Commento',
    attachment: 'Allegato',
    bookmark: 'Segnalibro',
    note: 'Nota',
    noteAttachment: 'Allegato di una nota',
  },
} satisfies Shape<typeof english.search>;

/** Words of references in the text. */
export const references = {
  go: 'Vai al testo',
  referredBy: 'Richiamato da',
  referredByOf: 'Che cosa richiama {article}',
  none: 'Nessun altro articolo lo richiama.',
  inDocument: 'In «{title}»',
  gone: 'In «{title}» non c’è {article}.',
} satisfies Shape<typeof english.references>;
