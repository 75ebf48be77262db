import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/pdf-exchange';

/** Words of the download dialog, in German. */
export const download = {
  button: 'Herunterladen',
  title: 'Dokument herunterladen',
  with: 'Mit Anmerkungen',
  withNote:
    '{count, plural, =0 {In diesem Dokument ist nichts markiert.} one {# Markierung mit ihren Kommentaren, wie jedes PDF-Programm sie zeigt. Die ursprüngliche Datei bleibt darin unverändert; Signaturen bleiben gültig.} other {# Markierungen mit ihren Kommentaren, wie jedes PDF-Programm sie zeigt. Die ursprüngliche Datei bleibt darin unverändert; Signaturen bleiben gültig.}}',
  without: 'Ohne Anmerkungen',
  withoutNote: 'Das PDF, wie es hochgeladen wurde.',
  onlyFiltered:
    'Nur {count, plural, one {die # Markierung} other {die # Markierungen}}, die der Filter im Bereich daneben zeigt',
  attachments: 'Anlagen',
  allAttachments: 'Alle Anlagen',
  as: { embedded: 'Im PDF', zip: 'Neben dem PDF in einem ZIP' },
  asNote: {
    embedded: 'PDF-Programme zeigen sie als Anlagen der Datei.',
    zip: 'Für Programme, die keine Anlagen zeigen, und für große Dateien.',
  },
  goes: {
    embedded:
      '{count, plural, =0 {Es kommen keine Anlagen in die Datei: Die Sie ankreuzen, kommen in das PDF.} one {# Anlage ({size}) kommt in das PDF, für alle, die die Datei erhalten.} other {# Anlagen ({size}) kommen in das PDF, für alle, die die Datei erhalten.}}',
    zip: '{count, plural, =0 {Es kommen keine Anlagen in die Datei: Die Sie ankreuzen, kommen neben das PDF.} one {# Anlage ({size}) kommt neben das PDF, in dasselbe ZIP.} other {# Anlagen ({size}) kommen neben das PDF, in dasselbe ZIP.}}',
  },
  noteFiles: 'Dateien an allgemeinen Notizen werden nicht mit heruntergeladen.',
  annotatedName: '{title} (mit Anmerkungen)',
  submit: 'Herunterladen',
  submitPart: 'Datei {part, number} von {parts, number} herunterladen',
  partName: '{title} ({part, number} von {parts, number})',
  saved: '{count, plural, one {# Anlage ist gespeichert.} other {# Anlagen sind gespeichert.}}',
  parts:
    '{parts, plural, one {{count, plural, one {Die letzte kommt} other {Die übrigen # kommen}} in einer weiteren Datei.} other {In eine Datei passen höchstens {most, number} Anlagen: Die {count, number} gewählten kommen in {parts, number} Dateien, jede mit dem Dokument. Sie laden eine nach der anderen herunter.}}',
  busy: 'Wird vorbereitet …',
  failures: {
    notAppendable:
      'In dieses PDF lässt sich nichts schreiben, weil es beschädigt oder zu groß ist. Ohne Anmerkungen kann es heruntergeladen werden; Anlagen lassen sich daneben in ein ZIP packen.',
    tooLarge: 'Die Anlagen sind zu groß für eine Datei. Bitte wählen Sie weniger.',
    other: 'Das Dokument konnte nicht heruntergeladen werden. Bitte versuchen Sie es noch einmal.',
  },
} satisfies Shape<typeof english.download>;

/** Words of the import of annotations that stand in a PDF, in German. */
export const pdfImport = {
  button: 'Anmerkungen importieren',
  title: 'Anmerkungen aus dem PDF importieren',
  offer:
    '{count, plural, one {Dieses PDF enthält # Anmerkung aus einem anderen Programm.} other {Dieses PDF enthält # Anmerkungen aus einem anderen Programm.}}',
  choose: 'Importieren …',
  decline: 'Jetzt nicht',
  reading: 'Das PDF wird gelesen …',
  loadFailed: 'Dieser Teil der Anwendung konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  found:
    '{total, plural, =0 {Dieses PDF enthält keine Anmerkungen aus anderen Programmen.} one {Dieses PDF enthält # Anmerkung aus einem anderen Programm.} other {Dieses PDF enthält # Anmerkungen aus anderen Programmen.}}',
  allKnown: '{total, plural, one {Sie ist bereits importiert.} other {Sie sind alle bereits importiert.}}',
  someKnown:
    '{fresh, plural, one {# davon lässt sich jetzt importieren.} other {# davon lassen sich jetzt importieren.}}',
  kinds: {
    highlight: '{count, plural, one {# Markierung} other {# Markierungen}}',
    underline: '{count, plural, one {# Unterstreichung} other {# Unterstreichungen}}',
    squiggly: '{count, plural, one {# Wellenlinie} other {# Wellenlinien}}',
    strikeOut: '{count, plural, one {# Durchstreichung} other {# Durchstreichungen}}',
    note: '{count, plural, one {# Haftnotiz} other {# Haftnotizen}}',
    freeText: '{count, plural, one {# getippter Text} other {# getippte Texte}}',
    drawing:
      '{count, plural, one {# Zeichnung oder Stempel mit Text} other {# Zeichnungen und Stempel mit Text}}',
  },
  by: 'Von {names}',
  explained:
    'Daraus werden Markierungen und Kommentare von Ihnen, die alle in diesem Code sehen. Verfasser und Datum bleiben erhalten. Haftnotizen werden der Zeile neben ihnen zugeordnet. Das PDF selbst bleibt, wie es ist.',
  silent:
    '{count, plural, one {# Zeichnung oder Stempel ohne Text bleibt unverändert auf der Seite.} other {# Zeichnungen und Stempel ohne Text bleiben unverändert auf ihren Seiten.}}',
  cut: 'Dieses PDF enthält mehr Anmerkungen, als gelesen werden können; die übrigen bleiben im PDF.',
  submit: '{count, plural, one {# Anmerkung importieren} other {# Anmerkungen importieren}}',
  busy: 'Wird importiert …',
  copyTitle: 'Aus einer Kopie mit Anmerkungen',
  copyNote:
    'Schreiben Sie in einem anderen Programm Anmerkungen in eine heruntergeladene Kopie dieses Dokuments und wählen Sie sie hier: Was darin neu ist, kommt hinzu. Die Kopie wird nicht aufbewahrt.',
  copy: 'PDF wählen …',
  report: 'Was importiert wurde',
  imported:
    '{count, plural, =0 {Nichts Neues wurde importiert.} one {# Anmerkung importiert.} other {# Anmerkungen importiert.}}',
  comments: '{count, plural, one {# Kommentar hinzugefügt.} other {# Kommentare hinzugefügt.}}',
  merged:
    '{count, plural, one {# wurde einer vorhandenen Markierung hinzugefügt:} other {# wurden vorhandenen Markierungen hinzugefügt:}}',
  known: '{count, plural, one {# war bereits vorhanden.} other {# waren bereits vorhanden.}}',
  unplaced:
    '{count, plural, one {# ließ sich keiner Stelle zuordnen:} other {# ließen sich keiner Stelle zuordnen:}}',
  more: '{count, plural, one {und # weitere} other {und # weitere}}',
  page: 'Seite {page}',
  withoutWords: 'ohne Kommentar',
  names: {
    highlight: 'Markierung',
    underline: 'Unterstreichung',
    squiggly: 'Wellenlinie',
    strikeOut: 'Durchstreichung',
    note: 'Haftnotiz',
    freeText: 'Getippter Text',
    drawing: 'Zeichnung oder Stempel',
  },
  problems: {
    pageWithoutText: 'Die Seite ist ein Bild ohne Text.',
    unreadable: 'Die Seite kann nicht gelesen werden.',
    notOnText: 'An ihrer Stelle steht kein Text.',
    tooLong: 'Sie umfasst mehr Text, als eine Markierung enthalten kann.',
    otherText: 'Ihr Text steht nicht in diesem Dokument.',
    unanswered: 'Die Anmerkung, auf die sie antwortet, ist nicht mehr vorhanden.',
  },
  undo: 'Import rückgängig machen',
  undone:
    '{removed, plural, =0 {Der Import wurde rückgängig gemacht.} one {Der Import wurde rückgängig gemacht: # Markierung entfernt.} other {Der Import wurde rückgängig gemacht: # Markierungen entfernt.}}',
  kept: '{count, plural, one {# Markierung blieb, weil sie seither geändert oder ergänzt wurde.} other {# Markierungen blieben, weil sie seither geändert oder ergänzt wurden.}}',
  done: 'Fertig',
  failures: {
    unreadable: 'Die Anmerkungen dieses PDFs können nicht gelesen werden.',
    notPdf: 'Diese Datei ist kein PDF, das gelesen werden kann.',
    tooLarge: 'Die Datei ist zu groß, oder Ihr Speicher ist voll.',
    busy: 'Gerade werden zu viele PDFs gelesen. Bitte versuchen Sie es in einem Moment noch einmal.',
    forbidden: 'Nur wer importiert hat oder Inhaber des Codes ist, kann den Import rückgängig machen.',
    other: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  },
  from: 'Aus dem PDF',
  fromBy: 'Aus dem PDF, von {author}',
} satisfies Shape<typeof english.pdfImport>;

/** Words of the dialog that makes a document of annotations, in German. */
export const annotationsDocument = {
  button: 'Anmerkungen als Dokument',
  intro: 'Zitate mit ihren Fundstellen und Kommentaren, als Stoff für einen Schriftsatz.',
  scope: 'Aus',
  groupBy: 'Geordnet nach',
  groupings: { article: 'Artikel', color: 'Farbe', person: 'Person' },
  format: 'Format',
  onlyOwn: 'Nur, was ich markiert habe',
  withPrivate: 'Mit meinen privaten Markierungen',
  privacy: 'Was andere privat halten, kommt nie hinein.',
  fileName: 'Anmerkungen {title}',
  failures: {
    tooMany: 'Das sind zu viele Anmerkungen für eine Datei. Bitte wählen Sie ein einzelnes Dokument.',
    other: 'Das Dokument konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
  },
} satisfies Shape<typeof english.annotationsDocument>;

/** Words of the dialog that makes a synopsis of two Versions. */
export const synopsis = {
  button: 'Synopse',
  of: 'Synopse von {title}, Fassung {from} zu {to}',
  intro: 'Alter und neuer Text nebeneinander, Artikel für Artikel, die geänderten Wörter gekennzeichnet.',
  annotations: 'Anmerkungen',
  whose: { own: 'Meine', all: 'Die von allen', none: 'Keine' },
  onlyChanged: 'Artikel ohne Änderung nicht erwähnen',
  fileName: 'Synopse {title}',
  failures: {
    tooMany: 'Das sind zu viele Änderungen für eine Datei, oder die Fassungen lassen sich nicht vergleichen.',
    other: 'Die Synopse konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
  },
} satisfies Shape<typeof english.synopsis>;
