import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/notes-and-bookmarks';

/** Words of the notes on a document, in German. */
export const notes = {
  add: 'Notiz schreiben',
  label: 'Ihre Notiz',
  editLabel: 'Ihre Notiz bearbeiten',
  placeholder: 'Notiz zum ganzen Dokument schreiben …',
  list: 'Notizen zu diesem Dokument',
  files: 'Anlagen dieser Notiz',
  loading: 'Notizen werden geladen',
  failed: 'Die Notizen konnten nicht geladen werden.',
  emptyTitle: 'Noch keine Notizen',
  empty: 'Notizen beziehen sich auf das ganze Dokument, nicht auf eine einzelne Stelle.',
  emptyReadOnly: 'Zu diesem Dokument hat noch niemand eine Notiz geschrieben.',
  noMatch: 'Keine Notiz enthält „{filter}“.',
  card: 'Notiz von {name}: {text}',
  edit: 'Notiz bearbeiten',
  delete: 'Notiz löschen',
  deleteQuestion: 'Diese Notiz löschen?',
  leaveQuestion: 'Das Geschriebene verwerfen?',
  stay: 'Weiterschreiben',
  discard: 'Verwerfen',
} satisfies Shape<typeof english.notes>;

/** Words of the bookmarks, in German. */
export const bookmarks = {
  label: 'Lesezeichen dieses Dokuments',
  add: 'Lesezeichen auf diese Seite setzen',
  filter: 'Nach Namen filtern',
  loading: 'Lesezeichen werden geladen',
  failed: 'Die Lesezeichen konnten nicht geladen werden.',
  emptyTitle: 'Noch keine Lesezeichen',
  empty:
    'Mit b merken Sie sich die Seite, die Sie lesen; oder wählen Sie eine Stelle aus und setzen Sie dort eines.',
  emptyReadOnly: 'In diesem Dokument hat noch niemand ein Lesezeichen gesetzt.',
  noMatch: 'Kein Lesezeichen enthält „{filter}“.',
  pageName: 'Seite {page}',
  name: 'Name des Lesezeichens',
  newName: 'Name des neuen Lesezeichens auf Seite {page}',
  rename: 'Lesezeichen „{name}“ umbenennen',
  delete: 'Lesezeichen „{name}“ löschen',
  deleteQuestion: 'Lesezeichen „{name}“ löschen?',
  releaseQuestion: '„{name}“ aus den Lesezeichen nehmen? Die Markierung bleibt.',
  keep: 'Lesezeichen auf die Markierung setzen',
  release: 'Aus den Lesezeichen nehmen',
} satisfies Shape<typeof english.bookmarks>;

/** Words of what comments and notes are written with, and of the links in them, in German. */
export const writing = {
  tools: 'Gestaltung',
  bold: 'Fett',
  italic: 'Kursiv',
  bullets: 'Aufzählung',
  numbers: 'Nummerierte Liste',
  quote: 'Zitat',
  article: 'Verweis auf einen Artikel ([[)',
  articles: 'Artikel und Dokumente, auf die verwiesen werden kann',
  articleCount:
    '{count, plural, one {Eine Stelle; Eingabe verweist auf sie} other {# Stellen; Pfeiltasten wählen, Eingabe verweist}}',
  articleHint:
    'Geben Sie Nummer oder Titel eines Artikels ein, bei einem anderen Dokument auch dessen Namen.',
  articlesReading: 'Die Artikel dieses Dokuments werden noch gelesen …',
  articlesElsewhereReading: 'Die Artikel von „{title}“ werden geholt …',
  articlesElsewhereFailed: 'Die Artikel von „{title}“ konnten nicht geholt werden.',
  preview: 'So wird es angezeigt',
  wholeDocument: 'Dokument',
  goToArticle: 'Zu diesem Artikel',
  openDocument: 'In „{title}“ öffnen',
  documentGone: 'Das Dokument dieses Verweises ist nicht mehr in diesem Code',
} satisfies Shape<typeof english.writing>;
