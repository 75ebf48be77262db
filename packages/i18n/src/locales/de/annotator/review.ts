import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/review';

/** Why an annotation is carried over as it is, in words for a chip, in German. */
export const outcomes = {
  status: { success: 'übernommen', unconfirmed: 'zu bestätigen', failed: 'ohne Stelle' },
  reasons: {
    identical: 'Text identisch',
    'layout-only': 'nur anders gesetzt',
    'punctuation-only': 'nur Satzzeichen',
    'words-changed': '{count, plural, =0 {Wörter geändert} one {# Wort geändert} other {# Wörter geändert}}',
    moved: 'verschoben',
    movedFrom: 'verschoben von {from}',
    movedTo: 'verschoben nach {to}',
    movedFromTo: 'verschoben von {from} nach {to}',
    split: 'auf mehrere Stellen verteilt',
    merged: 'mit anderem Text vereint',
    'several-places':
      '{count, plural, =0 {mehrere gleiche Stellen} one {# gleiche Stelle} other {# gleiche Stellen}}',
    repealed: 'Stelle aufgehoben',
    'no-text': 'Text nicht mehr auffindbar',
    'outside-text': 'außerhalb des laufenden Textes',
    'no-text-layer': 'Scan ohne Text',
    overlap: 'Stelle von einer sichereren Anmerkung belegt',
    'not-compared': 'nicht verglichen',
  },
  and: '{reason}, {more}',
} satisfies Shape<typeof english.outcomes>;

/** Words of the review of an Update, and of the comparison of two Versions, in German. */
export const review = {
  label: 'Prüfung der Aktualisierung von {title}',
  title: 'Aktualisierung vom {date}',
  back: 'Zurück zu {title}',
  compareLabel: 'Vergleich zweier Fassungen von {title}',
  compareTitle: 'Fassung {from, number} und Fassung {to, number}',
  current: 'Geltend',
  update: 'Aktualisierung',
  versionLabel: 'Fassung {number, number}',
  noVersion: 'eine Fassung, die es nicht mehr gibt',
  document: 'Dokument: {title}. Ein anderes wählen',
  documentsMenu: 'Dokumente dieser Aktualisierung',
  changesIn:
    '{count, plural, =0 {keine Änderungen im Text} one {# Änderung} other {# Änderungen}}{articles, plural, =0 {} one { in # Artikel} other { in # Artikeln}}',
  changesSoFar: '{count, plural, one {bisher # Änderung} other {bisher # Änderungen}}',
  previous: 'Vorige',
  previousLabel: 'Vorige Änderung',
  next: 'Nächste',
  nextLabel: 'Nächste Änderung',
  position: '{position, number} von {count, number}',
  positionNone: '{count, plural, =0 {keine} one {# Änderung} other {# Änderungen}}',
  keys: 'Tastenkürzel',
  tools: 'Änderungen',
  decisions: 'Entscheidung',
  warnings: {
    deleted: 'gelöscht',
    added: 'hinzugefügt',
    renamed: 'umbenannt',
    reordered: 'umgeordnet',
    'contains updates to resolve': 'enthält zu prüfende Änderungen',
  },
  unchanged: 'unverändert',
  filter: {
    label: 'Zeigen: {kind}. Anderes wählen',
    menu: 'Arten von Änderungen',
    all: 'Alle Änderungen',
    inserted: 'Eingefügt',
    deleted: 'Gestrichen',
    replaced: 'Ersetzt',
    moved: 'Verschoben',
    mine: 'An meinen Anmerkungen: {count, number}',
    search: 'In den Änderungen suchen',
    none: 'Keine Änderung entspricht dem Filter.',
    clear: 'Alle Änderungen zeigen',
  },
  sections: 'Was anders ist',
  changes: 'Änderungen',
  annotations: 'Anmerkungen',
  changesLoading: 'Änderungen werden geladen',
  changesFailed: 'Die Änderungen konnten nicht geladen werden.',
  noChanges: 'Der Text ist derselbe; nur das Aussehen hat sich geändert: nichts zu prüfen.',
  noChangesTitle: 'Keine Änderungen im Text',
  kinds: { inserted: 'eingefügt', deleted: 'gestrichen', replaced: 'ersetzt', moved: 'verschoben' },
  words: '{count, plural, one {# Stelle} other {# Stellen}}',
  movedTo: 'verschoben nach {to}',
  movedFromTo: 'von {from} nach {to}',
  showOld: 'Alte Stelle zeigen',
  showNew: 'Neue Stelle zeigen',
  noText: 'ohne Wörter',
  annotationsLoading: 'Anmerkungen werden geladen',
  annotationsFailed: 'Die Anmerkungen konnten nicht geladen werden.',
  noAnnotationsTitle: 'Keine Anmerkungen',
  noAnnotations: 'Zu diesem Dokument gibt es keine Anmerkungen.',
  noOutcome: 'Keine Anmerkung dieses Dokuments gehört dazu.',
  allOutcomes: 'Alle Anmerkungen zeigen',
  outcomesLabel: 'Was mit den Anmerkungen dieses Dokuments geschieht',
  outcomes: { success: 'übernommen', unconfirmed: 'zu bestätigen', failed: 'ohne Stelle' },
  card: 'Anmerkung, {reason}: {quote}',
  comments: '{count, plural, one {# Kommentar} other {# Kommentare}}',
  formerly: 'bisher {citation}',
  page: 'S.\u00a0{page, number}',
  fromVersion: 'Ihre letzte sichere Stelle ist in Fassung {number, number}.',
  afterApproval: 'Sie bestätigen sie nach der Annahme oder wählen dann ihre Stelle.',
  keptPage: 'Sie behält ihre Seite in der alten Fassung.',
  announceChange: 'Änderung {position, number} von {count, number}: {kind}{citation}',
  announceAnnotation: 'Anmerkung {position, number} von {count, number}: {reason}',
  comparing: 'Die Fassungen von „{title}“ werden verglichen: {percent, number}\u00a0%',
  comparingText:
    'Die Änderungen und was mit den Anmerkungen geschieht, erscheinen, sobald der Vergleich fertig ist. Sie müssen hier nicht warten.',
  compareFailedTitle: 'Die Texte konnten nicht verglichen werden',
  compareFailed:
    'Der Vergleich von „{title}“ ist fehlgeschlagen. Wenn Sie die Aktualisierung trotzdem annehmen, behalten alle Anmerkungen dieses Dokuments ihre alte Seite und warten auf eine Stelle. Um es noch einmal zu versuchen, geben Sie dem Dokument seine neue Datei noch einmal.',
  differentTitle: 'Das sieht nach einem anderen Dokument aus',
  different:
    '{percent, plural, =0 {Kaum ein Wort} other {Nur # % der Wörter}} von „{title}“ ist in der neuen Datei zu finden. Wahrscheinlich ist es die falsche Datei: Sehen Sie sie an, bevor Sie entscheiden.',
  scanTitle: 'Die neue Datei ist ein Scan ohne Text',
  scan: 'Der Text von „{title}“ lässt sich mit einem Bild nicht vergleichen: Alle Anmerkungen dieses Dokuments bleiben ohne Stelle. Sie behalten ihre Seite in der alten Fassung.',
  sameTextTitle: 'Der Text ist derselbe',
  sameText: 'Der Text ist derselbe; nur das Aussehen hat sich geändert: nichts zu prüfen.',
  deletedText:
    'Die Aktualisierung löscht dieses Dokument. {count, plural, =0 {Es hat keine Anmerkungen.} one {Seine Anmerkung bleibt im archivierten Dokument lesbar.} other {Seine # Anmerkungen bleiben im archivierten Dokument lesbar.}}',
  addedText:
    'Die Aktualisierung fügt dieses Dokument hinzu ({pages, plural, one {# Seite} other {# Seiten}}). Es hat noch keine Anmerkungen.',
  renamedText:
    'Die Aktualisierung benennt dieses Dokument von „{from}“ in „{to}“ um. Text und Anmerkungen bleiben, wie sie sind.',
  renamedOnlyText:
    'Die Aktualisierung gibt diesem Dokument den Titel „{to}“. Text und Anmerkungen bleiben, wie sie sind.',
  reorderedText:
    'Die Aktualisierung setzt dieses Dokument an Platz {place, number}. Text und Anmerkungen bleiben, wie sie sind.',
  renamedToo: 'Es heißt dann „{to}“.',
  reorderedToo: 'Es rückt an Platz {place, number}.',
  unchangedText: 'Die Aktualisierung lässt dieses Dokument, wie es ist.',
  noDocuments: 'Diese Aktualisierung hat keine Dokumente.',
  approve: 'Aktualisierung annehmen',
  copy: 'In neuen Code kopieren',
  decline: 'Ablehnen',
  hindrance: {
    over: 'Über die Aktualisierung ist entschieden.',
    noAccess:
      'Sie können die Aktualisierung ansehen. Um zu entscheiden, brauchen Sie den Zugriff „Organisieren“.',
    changed: 'Die Aktualisierung hat sich geändert. Zeigen Sie zuerst den neuen Stand.',
    comparing: 'Die Fassungen werden noch verglichen.',
  },
  ask: {
    approve: 'Aktualisierung annehmen?',
    copy: 'Aktualisierung in einen neuen Code kopieren?',
    decline: 'Aktualisierung ablehnen?',
  },
  moves:
    '{count, plural, =0 {Keine Anmerkung zieht um} one {# Anmerkung zieht um} other {# Anmerkungen ziehen um}}',
  waits: '{count, plural, one {# wartet auf Bestätigung} other {# warten auf Bestätigung}}',
  keeps: '{count, plural, one {# behält ihre alte Seite} other {# behalten ihre alte Seite}}',
  archives:
    '{count, plural, one {# bleibt mit ihrem gelöschten Dokument lesbar} other {# bleiben mit ihren gelöschten Dokumenten lesbar}}',
  approveText: '{what}; die Leser sehen sofort den neuen Text.',
  approveNothing: 'Keine Anmerkung ist betroffen; die Leser sehen sofort den neuen Stand.',
  copyText:
    'Ein neuer, eigener Code „{title} (updated {date})“ erhält den neuen Text: {what}. „{title}“ bleibt genau, wie es ist, und seine Aktualisierung wird verworfen.',
  copyNothing:
    'Ein neuer, eigener Code „{title} (updated {date})“ erhält den neuen Stand. „{title}“ bleibt genau, wie es ist, und seine Aktualisierung wird verworfen.',
  declineText:
    'Die neuen Dateien und alle anderen Änderungen der Aktualisierung werden verworfen; der geltende Text und seine Anmerkungen bleiben, wie sie sind.',
  doing: { approve: 'Wird angenommen …', copy: 'Wird kopiert …', decline: 'Wird abgelehnt …' },
  failures: {
    UPDATE_MISSING:
      'Es gibt keine Aktualisierung mehr, über die zu entscheiden wäre: Jemand anderes war schneller.',
    UPDATE_CHANGED:
      'Die Aktualisierung hat sich inzwischen geändert. Sehen Sie sich den neuen Stand an, bevor Sie entscheiden.',
    UPDATE_NOT_READY: 'Die Fassungen werden noch verglichen. Versuchen Sie es gleich noch einmal.',
    QUOTA_EXCEEDED:
      'Ihr Speicher ist voll: Für die Kopie ist kein Platz. Löschen Sie Dateien, die Sie nicht brauchen, und versuchen Sie es noch einmal.',
    FORBIDDEN: 'Sie dürfen über Aktualisierungen dieses Codes nicht mehr entscheiden.',
    NOT_FOUND: 'Diesen Code gibt es nicht mehr, oder Sie dürfen ihn nicht sehen.',
    CONFLICT: 'Die Anmerkungen werden gerade fortwährend geändert. Versuchen Sie es gleich noch einmal.',
    network:
      'Der Server war nicht zu erreichen, deshalb ist ungewiss, ob es geschehen ist. Wenn Sie es noch einmal versuchen, geschieht es nur einmal.',
    other: 'Etwas ist schiefgegangen. Bitte versuchen Sie es später noch einmal.',
  },
  tryAgain: 'Noch einmal versuchen',
  news: {
    changed: 'Die Aktualisierung hat sich geändert.',
    showNew: 'Neuen Stand zeigen',
    approve:
      'Jemand anderes hat diese Aktualisierung angenommen. Was Sie hier sehen, ist nur noch zum Lesen.',
    decline: 'Jemand anderes hat diese Aktualisierung abgelehnt. Was Sie hier sehen, ist nur noch zum Lesen.',
    copy: 'Jemand anderes hat diese Aktualisierung in einen neuen Code kopiert. Was Sie hier sehen, ist nur noch zum Lesen.',
    reviewed:
      'Jemand anderes hat über diese Aktualisierung entschieden. Was Sie hier sehen, ist nur noch zum Lesen.',
    gone: 'Es gibt keine Aktualisierung mehr: Ihre letzte Änderung wurde zurückgenommen. Was Sie hier sehen, ist nur noch zum Lesen.',
    failed: 'Die Aktualisierung konnte nicht geladen werden.',
  },
  keyNames: {
    title: 'Tasten der Prüfung',
    nextChange: 'Nächste Änderung',
    previousChange: 'Vorige Änderung',
    nextAnnotation: 'Nächste Anmerkung',
    previousAnnotation: 'Vorige Anmerkung',
    search: 'In den Änderungen suchen',
    help: 'Diese Tasten zeigen',
    regions: 'Nächster Bereich',
    escape: 'Zuletzt Geöffnetes schließen, oder die Änderung verlassen',
  },
} satisfies Shape<typeof english.review>;
