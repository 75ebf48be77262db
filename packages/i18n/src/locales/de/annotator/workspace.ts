import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/workspace';

/** Words of the toolbar, in German. */
export const toolbar = {
  label: 'Werkzeuge des Dokuments',
  documents: 'Dokument: {title}. Anderes wählen',
  documentsMenu: 'Dokumente dieses Codes',
  highlights: '{count, plural, =0 {keine Markierungen} one {# Markierung} other {# Markierungen}}',
  page: 'Seite',
  pageOf: 'von {total, number}',
  pageOfLabelled: '({page, number} von {total, number})',
  pageUnknown: 'Es gibt keine Seite „{typed}“. Möglich sind 1 bis {total, number} oder die gedruckte Seite.',
  pageLabel: 'gedruckt als {label}',
  previousPage: 'Vorige Seite',
  nextPage: 'Nächste Seite',
  goBack: 'Zurück zur vorigen Stelle',
  goForward: 'Wieder vorwärts',
  backTo: 'Zurück zu {place}',
  forwardTo: 'Vorwärts zu {place}',
  placeArticle: '{article} {law}',
  placePage: 'Seite {page}, {law}',
  placeInVersion: '{place} (Fassung {number})',
  rotateLeft: 'Nach links drehen',
  rotateRight: 'Nach rechts drehen',
  zoom: 'Zoom: {zoom}. Anderen wählen',
  zoomMenu: 'Zoom',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fitWidth: 'Seitenbreite',
  fitPage: 'Ganze Seite',
  percent: '{percent, number}\u00a0%',
  more: 'Weitere Aktionen',
  search: 'Suchen',
  color: 'Markierungsfarbe: {color}. Andere wählen',
  leftPanel: 'Inhaltsbereich',
  rightPanel: 'Anmerkungsbereich',
  keys: 'Tastenkürzel',
  unsaved:
    '{count, plural, one {# Änderung noch nicht gespeichert} other {# Änderungen noch nicht gespeichert}}',
  saving: '{count, plural, one {# Änderung wird gespeichert} other {# Änderungen werden gespeichert}}',
  unsavedRetry: 'Erneut speichern',
} satisfies Shape<typeof english.toolbar>;

/** What is said of the open document, in German. */
export const document = {
  label: 'Dokument {title}',
  loading: '{title} wird geöffnet',
  progress: '{percent, number}\u00a0% gelesen',
  none: 'Dieser Code enthält noch keine Dokumente.',
  missing: 'Das Dokument existiert nicht',
  invalid: 'Diese Datei ist kein gültiges PDF-Dokument.',
  locked: 'Dieses PDF ist mit einem Passwort geschützt.',
  'wrong-password': 'Das ist nicht das Passwort des Dokuments.',
  password: 'Passwort',
  unlock: 'Öffnen',
  canceled: 'Das Öffnen wurde abgebrochen.',
  starved: 'Keine Verbindung. Fehlende Seiten erscheinen, sobald sie wieder da ist.',
  network:
    'Das Dokument konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  unauthorized: 'Sie dürfen dieses Dokument nicht lesen, oder Ihre Sitzung ist abgelaufen.',
} satisfies Shape<typeof english.document>;

/** Names of the panels and their tabs, in German. */
export const panels = {
  left: 'Inhalt, Lesezeichen und Seiten',
  right: 'Aktualisierung, Notizen und Anmerkungen',
  contents: 'Inhalt',
  bookmarks: 'Lesezeichen',
  pages: 'Seiten',
  'code-update': 'Aktualisierung',
  'general-notes': 'Notizen',
  annotations: 'Anmerkungen',
  resizeLeft: 'Breite des linken Bereichs',
  resizeRight: 'Breite des rechten Bereichs',
  collapse: 'Bereich einklappen',
  loading: 'Wird geladen …',
  failed: 'Das konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
} satisfies Shape<typeof english.panels>;

/** What is printed on keys that have a name, in German. */
export const keyLabels = {
  Ctrl: 'Strg',
  Shift: 'Umschalt',
  Enter: 'Eingabe',
  Esc: 'Esc',
  Del: 'Entf',
} satisfies Shape<typeof english.keyLabels>;

/** What keys are for, in German. */
export const keyGroups = {
  reading: 'Lesen',
  searching: 'Suchen',
  annotating: 'Markieren und kommentieren',
  highlighting: 'Markieren',
  selecting: 'Text und Markierungen ohne Maus',
  placing: 'Offene Anmerkungen',
  everywhere: 'Überall',
} satisfies Shape<typeof english.keyGroups>;

/** The list of keyboard shortcuts, in German. */
export const keys = {
  title: 'Tastenkürzel',
  note: 'Sie gelten, solange der Fokus im Annotator und nicht in einem Textfeld liegt.',
  help: 'Diese Liste anzeigen',
  nextAnnotation: 'Nächste Anmerkung',
  previousAnnotation: 'Vorige Anmerkung',
  openMark:
    'Von einer Markierung zu ihrer Karte (Esc führt zurück; Tab erreicht die Markierungen auf der Seite)',
  delete: 'Aktive Markierung löschen',
  regions:
    'Zum nächsten Bereich: Werkzeugleiste, Seitenleiste, Dokument, Seitenleiste (mit Umschalt: zurück)',
  nextHit: 'Nächste Fundstelle',
  previousHit: 'Vorige Fundstelle',
  search: 'Im Dokument suchen',
  selectHit: 'Fundstelle auswählen (im Suchfeld: Strg und Eingabe)',
  goToPage: 'Zu einem Artikel oder einer Seite gehen',
  area: 'Einen Bereich einer Seite markieren, etwa in Scans und Abbildungen',
  caret: 'Textcursor: mit Pfeiltasten, Pos1, Ende, Bild auf und ab bewegen; mit Strg wortweise',
  extend: 'Text auswählen oder die Auswahl ändern',
  moveEnd:
    'Das Ende Ihrer aktiven Markierung verschieben; mit Strg oder Alt wortweise (Eingabe behält, Esc verwirft)',
  handles: 'Zu Ende und Anfang Ihrer aktiven Markierung, die dann die Pfeiltasten verschieben',
  selectAll: 'Text der Seite auswählen',
  goBack: 'Zurück an die Stelle vor einem Sprung, auch in einem anderen Dokument',
  goForward: 'Wieder vorwärts',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  zoomReset: 'Originalgröße',
  highlight: 'Ausgewählten Text markieren, in den ersten zehn Farben',
  comment: 'Ausgewählten Text oder aktive Markierung kommentieren',
  attach: 'Dateien an den ausgewählten Text oder die aktive Markierung anhängen',
  record: 'Mediennotiz zum ausgewählten Text oder zur aktiven Markierung aufnehmen',
  bookmark: 'Lesezeichen auf den ausgewählten Text oder die gelesene Seite setzen',
  escape: 'Zuletzt Geöffnetes schließen',
  undo: 'Letzte Aktion rückgängig machen',
  redo: 'Wiederholen',
  submit: 'Kommentar speichern',
} satisfies Shape<typeof english.keys>;
