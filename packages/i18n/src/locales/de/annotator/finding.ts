import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/finding';

/** Words of the table of contents, in German. */
export const contents = {
  label: 'Inhaltsverzeichnis',
  empty:
    'Dieses Dokument hat kein Inhaltsverzeichnis, und es wurden keine Artikel gefunden. Über die Seiten oder die Suche finden Sie sich zurecht.',
  failed: 'Das Inhaltsverzeichnis konnte nicht gelesen werden.',
  filter: 'Inhaltsverzeichnis filtern',
  noMatch: 'Kein Eintrag im Inhaltsverzeichnis enthält „{filter}“.',
  reading:
    'Artikel werden gesucht: {read, number} von {total, plural, one {# Seite} other {# Seiten}} gelesen',
  recognizing: 'Artikel und Kapitel werden gesucht …',
  unread: 'Dieses Dokument hat kein Inhaltsverzeichnis und keinen Text, in dem sich Artikel finden ließen.',
  expand: 'Einträge unter {title} einblenden',
  collapse: 'Einträge unter {title} ausblenden',
} satisfies Shape<typeof english.contents>;

/** Words of the dialog that goes to an article or a page, in German. */
export const goTo = {
  title: 'Gehe zu Artikel',
  label: 'Artikel oder Seite',
  placeholder: '433, 28 2 b, L 121-1 oder Wörter einer Überschrift',
  hint: 'Ein Artikel mit Absatz und Buchstabe, Wörter einer Überschrift oder eine Seite.',
  results: 'Gefundene Artikel',
  found: '{count, plural, one {# Fundstelle} other {# Fundstellen}}',
  none: 'Es gibt keinen Artikel und keine Seite „{typed}“.',
  noArticles: 'In diesem Dokument wurden keine Artikel gefunden. Sie können zu einer Seite gehen.',
  reading:
    'Artikel werden gesucht: {read, number} von {total, plural, one {# Seite} other {# Seiten}} gelesen',
  recognizing: 'Artikel werden gesucht …',
  awaiting: 'Geht zu „{typed}“, sobald die Artikel gefunden sind',
  page: 'Seite {page}',
} satisfies Shape<typeof english.goTo>;

/** Words of the page thumbnails, in German. */
export const pages = {
  label: 'Seiten des Dokuments',
  name: 'Seite {page, number} von {total, number}',
  nameLabelled: 'Seite {label} ({page, number} von {total, number})',
  highlights: '{count, plural, one {# Markierung} other {# Markierungen}}',
} satisfies Shape<typeof english.pages>;

/** Words of the search, in a document and in the Code, in German. */
export const search = {
  label: 'In diesem Dokument suchen',
  placeholder: 'Im Dokument suchen',
  searching: 'Suche läuft …',
  none: 'Nichts gefunden',
  position: '{active, number} von {total, number}',
  positionSoFar: '{active, number} von {total, number} …',
  foundSoFar: '{total, number} …',
  progress: '{read, number} von {total, plural, one {# Seite} other {# Seiten}} durchsucht',
  found: '{total, plural, one {# Fundstelle} other {# Fundstellen}}',
  next: 'Nächste Fundstelle',
  previous: 'Vorige Fundstelle',
  failed: 'Die Suche ist fehlgeschlagen.',
  clear: 'Suche schließen',
  results: 'Fundstellen',
  list: 'Fundstellen auflisten',
  page: 'S. {label}',
  more: '{count, plural, one {# weitere Fundstelle ist} other {# weitere Fundstellen sind}} nicht aufgeführt.',
  caseSensitive: 'Groß-/Kleinschreibung beachten',
  wholeWord: 'Ganze Wörter',
  labelCode: 'In allen Dokumenten des Codes suchen',
  labelAnnotations: 'In den Anmerkungen des Codes suchen',
  placeholderCode: 'Alle Dokumente durchsuchen',
  placeholderAnnotations: 'Anmerkungen durchsuchen',
  scope: 'Wo gesucht wird',
  scopes: { document: 'Dieses Dokument', documents: 'Ganzer Code', annotations: 'Anmerkungen' },
  hint: 'Geben Sie ein, was Sie suchen.',
  noneFor: 'Nichts gefunden für „{query}“.',
  onPage: 'Seite {label}',
  inDocuments:
    '{total, plural, one {# Fundstelle} other {# Fundstellen}} in {count, plural, one {# Dokument} other {# Dokumenten}}',
  collapseAll: 'Alle einklappen',
  expandAll: 'Alle ausklappen',
  documentHits: '{title}: {count, plural, one {# Fundstelle} other {# Fundstellen}}',
  loadingMore: 'Weitere werden geladen …',
  inGroup: '{count, number}',
  stale: 'Seit dieser Suche hat sich etwas geändert.',
  again: 'Neu suchen',
  unread: 'Diese Dokumente konnten nicht oder nur zum Teil durchsucht werden: {titles}',
  noText: 'Kein Text zum Durchsuchen',
  textless:
    'Kein Text auf diesen Seiten: Sie sind Bilder, wie bei Scans. Ihre Wörter lassen sich nicht durchsuchen, Bereiche aber markieren.',
  textlessPages:
    'Kein Text auf {count, plural, one {einer Seite} other {# Seiten}} von {pages, number}: Als Bilder lassen sie sich nicht durchsuchen.',
  textlessDocuments:
    'Kein Text auf {pages, plural, one {einer Seite} other {# Seiten}} von {titles}: Als Bilder lassen sie sich nicht durchsuchen.',
  unreadPages:
    '{count, plural, one {# Seite dieses Dokuments lässt sich nicht lesen und wurde nicht durchsucht.} other {# Seiten dieses Dokuments lassen sich nicht lesen und wurden nicht durchsucht.}}',
  kinds: {
    quote: 'Markierung',
    name: 'Name einer Markierung',
    comment: 'Kommentar',
    attachment: 'Anlage',
    bookmark: 'Lesezeichen',
    note: 'Notiz',
    noteAttachment: 'Anlage einer Notiz',
  },
} satisfies Shape<typeof english.search>;

/** Words of references in the text. */
export const references = {
  go: 'Zur Stelle',
  referredBy: 'Hierauf verweisen',
  referredByOf: 'Was auf {article} verweist',
  none: 'Kein anderer Artikel verweist hierauf.',
  inDocument: 'In „{title}“',
  gone: 'In „{title}“ gibt es {article} nicht.',
} satisfies Shape<typeof english.references>;
