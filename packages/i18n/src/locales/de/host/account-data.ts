import type { Shape } from '../../../shape';
import type * as english from '../../en/host/account-data';

/** Words of exports and imports of an account, in German. */
export const accountData = {
  title: 'Ihre Daten',
  lead: 'Alles von Ihnen in einem ZIP: Ihre Codes mit allen Fassungen und Dateien, Ihre Markierungen, Kommentare, Lesezeichen und Notizen und was Sie in Codes anderer geschrieben haben. Als PDF, JSON und W3C Web Annotations. Codes im Papierkorb sind nicht dabei.',
  overview:
    '{codes, plural, one {# Code} other {# Codes}} und {files, plural, one {# Datei} other {# Dateien}}, etwa {size}.',
  download: 'Alle meine Daten herunterladen',
  downloading: 'Wird heruntergeladen: {done} von etwa {size}',
  downloaded: 'Ihre Daten sind heruntergeladen ({size}).',
  importLead:
    'Importieren Sie ein solches ZIP, von hier oder von einem anderen Server. Seine Codes werden neue Codes von Ihnen; was Sie haben, bleibt, wie es ist.',
  importLabel: 'ZIP importieren',
  uploading: 'Das ZIP wird hochgeladen',
  importing: 'Wird importiert. Sie können die Seite inzwischen verlassen.',
  stop: 'Abbrechen',
  report: 'Der letzte Import',
  done: 'Beendet am {date}.',
  refused: 'Es wurde nichts importiert.',
  interrupted: 'Der Import wurde unterbrochen. Die hier genannten Codes sind vollständig.',
  busy: 'Ein anderer Import läuft noch.',
  nothing: 'In diesem ZIP ist kein Code.',
  counts:
    '{documents, plural, one {# Dokument} other {# Dokumente}}, {selections, plural, one {# Markierung} other {# Markierungen}}, {comments, plural, one {# Kommentar} other {# Kommentare}}, {files, plural, one {# Anhang} other {# Anhänge}}',
  notImported: 'Nicht importiert',
  untitled: 'Ohne Titel',
  issues: {
    notAZip: 'Das ist kein ZIP, oder es ist abgeschnitten.',
    encrypted: 'Das ZIP ist verschlüsselt.',
    unsafePath: 'Der Name eines Eintrags führt aus seinem Ordner hinaus.',
    duplicateName: 'Zwei Einträge haben denselben Namen.',
    tooManyEntries: 'Das ZIP hat zu viele Einträge.',
    tooLarge: 'Es ist zu groß.',
    tooDense: 'Ein Eintrag wird beim Entpacken übermäßig groß.',
    unsupported: 'Ein Eintrag ist auf unbekannte Weise gepackt.',
    notAnExport: 'Dieses ZIP ist kein Export von Glossator.',
    missingEntry: 'Eine Datei fehlt.',
    damaged: 'Eine Datei ist beschädigt.',
    notBySchema: 'Eine Datei entspricht nicht dem Format.',
    duplicateId: 'Eine Kennung kommt zweimal vor.',
    unknownReference: 'Etwas verweist auf etwas, das es nicht gibt.',
    wrongType: 'Eine Datei ist nicht von der Art, die sie angibt.',
    invalidPdf: 'Ein PDF lässt sich nicht öffnen.',
    lockedPdf: 'Ein PDF ist mit einem Passwort geschützt.',
    fileTooLarge: 'Eine Datei ist zu groß für diesen Server.',
    quota: 'Ihr Speicherplatz ist voll.',
    tooManyCodes: 'Sie besitzen zu viele Codes.',
    failed: 'Etwas ist schiefgegangen.',
    sharedCode: 'Er gehört jemand anderem: Was Sie darin geschrieben haben, steht nur im ZIP.',
    update: 'Seine wartende Aktualisierung wurde nicht importiert.',
    members:
      'Er ist hier mit niemandem geteilt (vorher mit {count, plural, one {# Person} other {# Personen}}).',
    otherText:
      '{count, plural, one {# Eintrag passt} other {# Einträge passen}} nicht zum Text und {count, plural, one {fehlt} other {fehlen}}.',
    overlap:
      '{count, plural, one {# Markierung liegt} other {# Markierungen liegen}} auf einer anderen und {count, plural, one {fehlt} other {fehlen}}.',
    authors:
      '{count, plural, one {# Eintrag} other {# Einträge}} anderer {count, plural, one {gehört} other {gehören}} jetzt Ihnen und {count, plural, one {nennt} other {nennen}} sie, wo Platz dafür ist.',
    unreadable: 'Der Server, von dem es kommt, konnte eine Datei nicht lesen.',
  },
} satisfies Shape<typeof english.accountData>;
