import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/annotations';

/** Words of the list of annotations, its filter and its cards, in German. */
export const annotations = {
  label: 'Anmerkungen zu diesem Dokument',
  labelCode: 'Anmerkungen im ganzen Code',
  scope: 'Welche Anmerkungen aufgelistet werden',
  scopes: { document: 'Dieses Dokument', code: 'Ganzer Code' },
  inDocument: '{count, plural, one {# Anmerkung} other {# Anmerkungen}}',
  filter: 'Nach Wort filtern',
  clearFilter: 'Filter aufheben',
  filterTitle: 'Anmerkungen filtern und ordnen',
  filterMore:
    '{count, plural, =0 {Filtern und ordnen} one {Filtern und ordnen: # Auswahl} other {Filtern und ordnen: # ausgewählt}}',
  new: 'Neu',
  newSince: 'Neu seit Ihrem letzten Besuch ({when}): {count, number}',
  byKind: 'Art',
  byTag: 'Schlagwörter: alle gewählten',
  byColor: 'Farbe',
  byAuthor: 'Verfasst von',
  order: 'Reihenfolge',
  kinds: { highlight: 'Nur markiert', comment: 'Kommentar', attachment: 'Anlage', media: 'Ton oder Video' },
  byMark: 'Gespräche',
  marks: {
    unresolved: 'Offene Kommentare',
    mentionsMe: 'Erwähnungen von mir',
    new: 'Neu seit Ihrem letzten Besuch',
    private: 'Privat, nur für Sie sichtbar',
  },
  orders: {
    position: 'Wie im Dokument',
    newest: 'Neueste zuerst',
    oldest: 'Älteste zuerst',
    color: 'Nach Farbe',
  },
  inCode:
    '{count, plural, one {# Anmerkung in diesem Code{private, plural, =0 {} other {, privat}}} other {# Anmerkungen in diesem Code{private, plural, =0 {} other {, davon # privat}}}}',
  noneLeft: 'Keine Anmerkung entspricht dem Filter.',
  shown: '{shown, number} von {total, number}',
  loading: 'Anmerkungen werden geladen',
  emptyTitle: 'Noch keine Anmerkungen',
  empty: 'Wählen Sie eine Textstelle im Dokument aus, um sie zu markieren oder zu kommentieren.',
  emptyCode: 'In keinem Dokument dieses Codes gibt es Anmerkungen.',
  emptyReadOnly: 'Zu diesem Dokument gibt es noch keine Anmerkungen.',
  noMatch: 'Keine Anmerkung enthält „{filter}“.',
  failed: 'Die Anmerkungen konnten nicht geladen werden.',
  page: 'S.\u00a0{page}',
  card: 'Markierung in {color} auf Seite {page}: {quote}',
  cardNamed: 'Markierung „{color}“ auf Seite {page}: {quote}',
  mark: '„{quote}“, {color}{comments, plural, =0 {, keine Kommentare} one {, # Kommentar} other {, # Kommentare}}{attachments, plural, =0 {} one {, # Anlage} other {, # Anlagen}}',
  unconfirmed: 'Zu prüfen: Der Wortlaut hat sich geändert',
  failedPlace: 'In dieser Fassung nicht mehr auffindbar',
  notFound: 'Der zitierte Wortlaut steht nicht in diesem Text',
  saving: 'Noch nicht gespeichert',
  today: 'heute',
  yesterday: 'gestern',
  edited: 'bearbeitet',
  more: 'Alles anzeigen',
  less: 'Weniger anzeigen',
  attachments: '{count, plural, one {# Anlage} other {# Anlagen}}',
  goTo: 'Im Dokument anzeigen',
  copy: 'Mit Fundstelle kopieren',
  ends: { start: 'Anfang der Markierung', end: 'Ende der Markierung' },
  nowReads: 'Die Markierung lautet jetzt: {quote}',
  delete: 'Markierung löschen',
  deleteQuestion:
    '{count, plural, =0 {Diese Markierung löschen?} one {Diese Markierung mit ihrem Kommentar oder ihrer Anlage löschen?} other {Diese Markierung mit ihren # Kommentaren und Anlagen löschen?}}',
  colorNow: 'Farbe ändern: {color}',
} satisfies Shape<typeof english.annotations>;

/** Words of working with several annotations together, in German. */
export const picking = {
  begin: 'Auswählen',
  end: 'Fertig',
  label: 'Ausgewählte Anmerkungen',
  count:
    '{count, plural, =0 {Nichts ausgewählt} one {Eine ausgewählt} other {# ausgewählt}}{hidden, plural, =0 {} one {, eine weitere ist nicht aufgelistet} other {, # weitere sind nicht aufgelistet}}',
  all: 'Alle auswählen ({count, number})',
  none: 'Auswahl aufheben',
  color: 'Farbe',
  delete: 'Löschen',
  deleteQuestion:
    '{count, plural, one {Eine Anmerkung löschen?} other {# Anmerkungen löschen?}}{written, plural, =0 {} one { An einer hängen Kommentare oder Anlagen.} other { An # hängen Kommentare oder Anlagen.}}',
} satisfies Shape<typeof english.picking>;

/** Words of the comments on a highlight, in German. */
export const comments = {
  add: 'Kommentieren',
  label: 'Ihr Kommentar',
  editLabel: 'Ihren Kommentar bearbeiten',
  placeholder: 'Kommentar schreiben …',
  submit: 'Kommentieren',
  hint: 'Strg+Eingabe speichert',
  mention: 'Personen zum Erwähnen',
  mentionCount:
    '{count, plural, one {Eine Person; Eingabe erwähnt sie} other {# Personen; Pfeiltasten wählen, Eingabe erwähnt}}',
  edit: 'Kommentar bearbeiten',
  delete: 'Kommentar löschen',
  deleteQuestion: 'Diesen Kommentar löschen?',
  changedElsewhere: 'Dies wurde anderswo geändert, seit Sie begonnen haben. Speichern behält Ihren Text.',
  takeElsewhere: 'Stattdessen diesen Text übernehmen',
  deleteThreadQuestion:
    '{count, plural, one {Diesen Kommentar löschen? Die Antwort darauf bleibt.} other {Diesen Kommentar löschen? Die # Antworten darauf bleiben.}}',
  reply: 'Antworten',
  replyLabel: 'Ihre Antwort',
  replyPlaceholder: 'Antwort schreiben …',
  replies: 'Antworten',
  resolve: 'Erledigt',
  reopen: 'Wieder öffnen',
  resolved: 'Erledigt von {name}, {when}',
  showThread: '{count, plural, one {Kommentar anzeigen} other {# Kommentare anzeigen}}',
  hideThread: 'Ausblenden',
  deleted: 'Gelöschter Kommentar',
  leaveQuestion: 'Das Geschriebene verwerfen?',
  stay: 'Weiterschreiben',
  discard: 'Verwerfen',
} satisfies Shape<typeof english.comments>;

/** Words of the bar beside selected text, in German. */
export const selectionBar = {
  label: 'Ausgewählter Text',
  highlightLabel: 'Markierung',
  highlightIn: 'In {color} markieren',
  highlightAs: 'Markieren als {name}',
  changeTo: 'Farbe zu {color} ändern',
  changeToName: 'Ändern zu {name}',
  allColors: 'Alle 20 Farben',
  comment: 'Kommentieren',
  bookmark: 'Lesezeichen',
  copy: 'Zitieren',
  copyHint: 'Mit Fundstelle kopieren',
  copyArticle: 'Mit Fundstelle kopieren: {citation}',
  delete: 'Löschen',
} satisfies Shape<typeof english.selectionBar>;

/** How a quote is cited when it is copied, in German. */
export const citation = {
  quoted: '„{quote}“ {citation}',
  version: 'Fassung {number, number}',
} satisfies Shape<typeof english.citation>;
