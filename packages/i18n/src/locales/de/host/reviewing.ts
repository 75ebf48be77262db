/** Words around the review of an Update and the comparison of two Versions. */
export const reviewing = {
  title: 'Prüfung der Aktualisierung',
  none: 'Es gibt keine Aktualisierung zu prüfen',
  noneText: 'Sie wurde inzwischen angenommen, abgelehnt oder kopiert, oder es wurde noch nichts geändert.',
  toCode: 'Zurück zum Code',
  toOrganise: 'Dokumente organisieren',
  comparison: 'Vergleich zweier Fassungen',
  noDocument: 'Das Dokument existiert nicht',
  noVersions: 'Diese beiden Fassungen lassen sich nicht vergleichen',
  noVersionsText: 'Die Adresse nennt keine zwei Fassungen dieses Dokuments.',
  approved: 'Die Aktualisierung wurde angenommen.',
  approvedUnported:
    'Die Aktualisierung wurde angenommen. Bei {count, plural, one {# Anmerkung} other {# Anmerkungen}} müssen Sie die Stelle noch bestätigen.',
  declined: 'Die Aktualisierung wurde abgelehnt; der Code bleibt, wie er war.',
  copied: 'Aus der Aktualisierung ist ein eigener Code geworden: „{title}“.',
  decidedElsewhere: {
    approve: 'Jemand anderes hat die Aktualisierung gerade angenommen.',
    decline: 'Jemand anderes hat die Aktualisierung gerade abgelehnt.',
    copy: 'Jemand anderes hat aus der Aktualisierung gerade einen eigenen Code gemacht.',
  },
};
