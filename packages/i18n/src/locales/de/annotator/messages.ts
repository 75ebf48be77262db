import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/messages';

/** The messages; their texts are those of section 5 of the specification, in German. */
export const notices = {
  label: 'Meldungen',
  selectFirstAnnotate: 'Bitte wählen Sie zuerst den Text aus, den Sie kommentieren möchten',
  selectFirstAttach: 'Bitte wählen Sie zuerst den Text aus, an den Sie Dateien anhängen möchten',
  selectFirstHighlight: 'Bitte wählen Sie zuerst den Text aus, den Sie markieren möchten',
  outsidePage:
    'Sie können keinen Text außerhalb der aktuellen Dokumentseite auswählen. Bitte versuchen Sie es erneut.',
  overlap:
    'Sie können keinen Text auswählen, der sich mit bereits vorhandenen Anmerkungen überschneidet. Bitte versuchen Sie es erneut.',
  generic: 'Etwas ist schiefgegangen. Bitte versuchen Sie es erneut.',
  pageNotDrawn: 'Eine Seite konnte nicht dargestellt werden.',
  textless:
    'Diese Seite ist ein Bild: Sie enthält keinen Text, der sich auswählen ließe. Mit D markieren Sie einen Bereich.',
  caretMode:
    'Textcursor: Die Pfeiltasten führen durch den Text, mit der Umschalttaste wählen sie ihn aus. Esc beendet den Modus.',
  newVersion: 'Dieses Dokument wurde geändert. Sie sehen die neue Fassung.',
  articleBefore: '{wanted} gibt es in dieser Fassung nicht. Sie sehen {shown}, die Stelle davor.',
  articleGone: '{wanted} gibt es in dieser Fassung nicht. Sie sehen ungefähr dieselbe Stelle.',
  linkedArticleGone: 'Dieser Verweis führt zu {wanted}. Das gibt es in diesem Dokument nicht mehr.',
  linkedArticleUnknown:
    'Dieser Verweis führt zu {wanted}. Die Artikel dieses Dokuments sind aber nicht bekannt.',
  linkedDocumentGone: 'Dieser Verweis führt zu {wanted}. Das Dokument ist nicht mehr in diesem Code.',
  stillRecording: 'Es gibt noch eine Aufnahme. Speichern oder verwerfen Sie diese zuerst.',
  accessLost: 'Sie haben keinen Zugriff mehr auf diesen Code.',
  accessLowered: 'Ihr Zugriff auf diesen Code wurde geändert. Was er nicht mehr erlaubt, wurde geschlossen.',
  uploadsEnded: 'Die Uploads wurden abgebrochen: Ihr Zugriff auf diesen Code wurde geändert.',
  commentLeft: 'Das Dokument wurde verlassen oder geändert, bevor Ihr Kommentar gespeichert war.',
  downloadFailed: 'Die Anlage konnte nicht heruntergeladen werden. Bitte versuchen Sie es erneut.',
  commentGone:
    'Die Stelle, die Sie kommentieren wollten, hat jemand anderes gelöscht, bevor Ihr Kommentar gespeichert war.',
  bookmarkGone: 'Das Lesezeichen wurde anderswo gelöscht, bevor sein neuer Name gespeichert war.',
  attachmentGone: 'Der Anhang wurde von jemand anderem gelöscht, bevor Ihre Änderung gespeichert war.',
  noteGone: 'Die Notiz wurde von jemand anderem gelöscht, bevor Ihre Änderung gespeichert war.',
  annotationMissing: 'Die Anmerkung dieses Links gibt es nicht mehr.',
  noteMissing: 'Die Notiz dieses Links gibt es nicht mehr.',
  copied: 'Mit Fundstelle kopiert',
  copyFailed: 'Der Text konnte nicht kopiert werden.',
  highlightDeleted: 'Markierung gelöscht',
  commentDeleted: 'Kommentar gelöscht',
  attachmentDeleted: 'Anlage gelöscht',
  bookmarkDeleted: 'Lesezeichen gelöscht',
  placesConfirmed: '{count, plural, one {Eine Stelle bestätigt} other {# Stellen bestätigt}}',
  highlightsRecolored:
    '{count, plural, =0 {Keine Farbe geändert} one {Farbe einer Anmerkung geändert} other {Farbe von # Anmerkungen geändert}}{left, plural, =0 {} one {. Eine bleibt, wie sie ist: Nur wer sie verfasst hat, kann sie ändern.} other {. # bleiben, wie sie sind: Nur wer sie verfasst hat, kann sie ändern.}}',
  tagsReplaced:
    '{count, plural, =0 {Kein Schlagwort geändert} one {Schlagwörter einer Anmerkung geändert} other {Schlagwörter von # Anmerkungen geändert}}{left, plural, =0 {} one {. Eine bleibt, wie sie ist: Nur wer sie verfasst hat, kann sie ändern.} other {. # bleiben, wie sie sind: Nur wer sie verfasst hat, kann sie ändern.}}',
  highlightsDeleted:
    '{count, plural, =0 {Nichts gelöscht} one {Eine Anmerkung gelöscht} other {# Anmerkungen gelöscht}}{left, plural, =0 {} one {. Eine bleibt: Nur wer sie verfasst hat oder Inhaber des Codes ist, kann sie löschen.} other {. # bleiben: Nur wer sie verfasst hat oder Inhaber des Codes ist, kann sie löschen.}}',
  noteDeleted: 'Notiz gelöscht',
  undone:
    'Rückgängig gemacht: {what}{left, plural, =0 {} one { (eine weitere ließ sich nicht mehr ändern)} other { (# weitere ließen sich nicht mehr ändern)}}',
  redone:
    'Wiederholt: {what}{left, plural, =0 {} one { (eine weitere ließ sich nicht mehr ändern)} other { (# weitere ließen sich nicht mehr ändern)}}',
  undo: 'Rückgängig',
  undoGone: 'Das lässt sich nicht rückgängig machen: Es ist nicht mehr vorhanden.',
  undoChanged: 'Das lässt sich nicht rückgängig machen: Es wurde seither geändert.',
  undoOthersWork:
    'Das lässt sich nicht rückgängig machen: Jemand anderes hat seither etwas zu der Markierung geschrieben.',
  undoOverlap: 'Das lässt sich nicht rückgängig machen: Der Text wurde seither neu markiert.',
  published: 'Veröffentlicht: Jetzt sehen es alle mit Zugang zu diesem Code.',
  madePrivate: 'Jetzt sehen nur Sie es.',
  savedElsewhere:
    'Dieser Text wurde inzwischen in einem anderen Fenster geändert und gespeichert. Was Sie geschrieben haben, wurde nicht gespeichert.',
  staysPublished: 'Andere haben zu dieser Markierung geschrieben: Sie lässt sich nicht mehr privat stellen.',
  joinGone: 'Die Markierung, der Sie Ihre hinzufügen wollten, hat sich geändert. Ihre bleibt privat.',
  undoTooLate: 'Was gelöscht wurde, lässt sich nicht mehr wiederherstellen.',
  undoNotLoaded:
    'Das lässt sich nicht rückgängig machen, solange die Anmerkungen des Dokuments nicht geladen sind. Bitte versuchen Sie es erneut.',
  storageFull:
    'Ihr Browser hat keinen Platz mehr für ungespeicherte Änderungen. Lassen Sie diese Seite offen, bis alles gespeichert ist.',
  openExisting: 'Vorhandene öffnen',
  commentExisting: 'Diese kommentieren',
  written: 'Was Sie geschrieben hatten, konnte nicht gespeichert werden:',
  copyWritten: 'Text kopieren',
} satisfies Shape<typeof english.notices>;

/** Names of what can be undone and redone, in German. */
export const history = {
  undo: 'Rückgängig: {what}',
  redo: 'Wiederholen: {what}',
  nothingToUndo: 'Rückgängig (nichts rückgängig zu machen)',
  nothingToRedo: 'Wiederholen (nichts zu wiederholen)',
  createHighlight: 'Text markieren',
  deleteHighlight: '{count, plural, one {Markierung löschen} other {# Markierungen löschen}}',
  recolorHighlight: '{count, plural, one {Farbe ändern} other {Farbe von # Markierungen ändern}}',
  tagHighlight: 'Schlagwörter ändern',
  moveHighlight: 'markierten Text ändern',
  confirmPlace:
    '{count, plural, one {Stelle einer Markierung bestätigen} other {Stellen von # Markierungen bestätigen}}',
  createComment: 'Kommentar hinzufügen',
  editComment: 'Kommentar bearbeiten',
  resolveThread: 'Kommentar als erledigt markieren',
  reopenThread: 'Kommentar wieder öffnen',
  deleteComment: 'Kommentar löschen',
  createAttachment: 'Datei anhängen',
  renameAttachment: 'Anlage umbenennen',
  deleteAttachment: 'Anlage löschen',
  createBookmark: 'Lesezeichen setzen',
  renameBookmark: 'Lesezeichen umbenennen',
  deleteBookmark: 'Lesezeichen löschen',
  createNote: 'Notiz hinzufügen',
  editNote: 'Notiz bearbeiten',
  deleteNote: 'Notiz löschen',
  publish: 'veröffentlichen',
  makePrivate: 'privat stellen',
} satisfies Shape<typeof english.history>;
