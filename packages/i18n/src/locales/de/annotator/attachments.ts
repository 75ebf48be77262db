import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/attachments';

/** Words of attached files, in German. */
export const attachments = {
  add: 'Dateien anhängen',
  show: 'Hier anzeigen',
  play: 'Hier abspielen',
  hide: 'Ausblenden',
  loading: 'Wird geladen …',
  loadFailed: 'Die Anlage konnte nicht geladen werden.',
  unshown: {
    other:
      'Hier kann sie nicht angezeigt werden: Laden Sie sie herunter und öffnen Sie sie in ihrem Programm.',
    large: 'Sie ist zu groß, um hier angezeigt zu werden: Laden Sie sie herunter, um sie anzusehen.',
    broken: 'Die Anlage kann hier nicht angezeigt werden. Laden Sie sie herunter, um sie zu öffnen.',
  },
  fileType:
    '{type, select, word {Word-Datei, {size}.} zip {ZIP-Datei, {size}.} image {Bilddatei, {size}.} other {Datei, {size}.}}',
  inPdf:
    '{count, plural, one {# Datei, {size}. Wenn Sie das Dokument herunterladen, können Sie sie in das PDF aufnehmen.} other {# Dateien, {size}. Wenn Sie das Dokument herunterladen, können Sie sie in das PDF aufnehmen.}}',
  notInPdf: 'Dateien an allgemeinen Notizen bleiben in diesem Code; sie kommen nicht in das PDF.',
  gone: 'Seither gelöscht: Die Datei ist nicht mehr vorhanden',
  previewOf: 'Vorschau von {name}',
  pages: '{count, plural, one {# Seite} other {# Seiten}}',
  page: 'Seite {page, number}',
  pageOf: 'Seite {page, number} von {count, number}',
  pageNotShown: 'Seite {page, number} kann nicht angezeigt werden.',
  previousPage: 'Vorige Seite der Anlage',
  nextPage: 'Nächste Seite der Anlage',
  enlarge: '{name} vergrößern',
  enlargeFailed: 'Dieser Teil der Anwendung konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  fit: 'Ganz zeigen',
  actualSize: 'Originalgröße',
  download: '{name} herunterladen',
  rename: '{name} umbenennen',
  newName: 'Neuer Name',
  delete: '{name} löschen',
  deleteQuestion: 'Die Anlage „{name}“ löschen?',
  uploads: 'Uploads',
  uploading: '{name} wird hochgeladen',
  cancel: 'Hochladen von {name} abbrechen',
  waiting: 'Wartet …',
  progress: '{sent} von {size}',
  failures: {
    type: 'Dateien dieser Art können nicht angehängt werden; möglich sind PDF, Word, JPEG, PNG, MP3, MP4, M4A, MPEG, WebM und ZIP.',
    empty: 'Die Datei ist leer.',
    tooLarge: 'Die Datei ist zu groß: Anlagen dürfen höchstens {limit} groß sein.',
    quota: 'Ihr Speicher ist voll. Löschen Sie nicht mehr benötigte Dateien und versuchen Sie es erneut.',
    content: 'Der Inhalt der Datei entspricht nicht ihrem Typ.',
    network: 'Das Hochladen wurde unterbrochen.',
    refused: 'Die Datei wurde nicht angenommen.',
  },
} satisfies Shape<typeof english.attachments>;

/** Words of the recorder of media notes, in German. */
export const mediaNotes = {
  add: 'Mediennotiz aufnehmen',
  audio: 'Ton aufnehmen',
  video: 'Video aufnehmen',
  pause: 'Pause',
  resume: 'Fortfahren',
  stop: 'Beenden',
  again: 'Neu aufnehmen',
  level: 'Tonpegel',
  time: 'Aufgenommen: {time}',
  playback: 'Ihre Aufnahme',
  hint: 'Nehmen Sie auf, was Sie sagen möchten, hören Sie es ab und speichern Sie es mit der Markierung.',
  noDevices: 'Kein Aufnahmegerät verfügbar',
  name: 'Mediennotiz {date}, {minutes, plural, =0 {} other {# Min. }}{seconds, number} Sek.',
  leaveQuestion: 'Diese Aufnahme verwerfen?',
  stay: 'Behalten',
  notAllowed:
    'Sie kann hier nicht mehr gespeichert werden: Ihr Zugriff auf diesen Code wurde geändert. Sie können sie herunterladen.',
  gone: 'Die Markierung wurde gelöscht: Hier kann die Aufnahme nicht gespeichert werden. Sie können sie herunterladen.',
  of: 'Zu: {place}',
  download: 'Herunterladen',
} satisfies Shape<typeof english.mediaNotes>;
