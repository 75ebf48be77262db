/** Words of the inbox: what waits in all Codes. */
export const inbox = {
  title: 'Aktualisierungen',
  nav: '{count, plural, =0 {Aktualisierungen} one {Aktualisierungen, # wartet} other {Aktualisierungen, # warten}}',
  lead: 'Was in allen Ihren Codes auf Sie wartet und was in den letzten 30 Tagen entschieden wurde.',
  nothing: 'Nichts wartet auf Sie.',
  nothingText:
    'Aktualisierungen zum Prüfen, offene Anmerkungen und Neues zu den Originalen Ihrer Kopien erscheinen hier.',
  failed: 'Die Aktualisierungen konnten nicht geladen werden.',
  more: 'Weitere anzeigen',
  sections: {
    review: 'Zu prüfen',
    follow: 'Kopien, deren Original aktualisiert wurde',
    place: 'Offene Anmerkungen',
    decided: 'Kürzlich entschieden',
  },
  documents: '{count, plural, one {# Dokument} other {# Dokumente}}',
  changes: '{count, plural, one {# Änderung des Texts} other {# Änderungen des Texts}}',
  comparing: 'Wird verglichen',
  notCompared: 'Vergleich nicht möglich',
  from: 'Aus „{title}“',
  noRoom: 'Ihr Speicherplatz ist voll: Schaffen Sie Platz, um die Aktualisierung zu erhalten.',
  closed: 'Sie können das Original nicht mehr lesen.',
  count: '{count, plural, one {# Anmerkung} other {# Anmerkungen}}',
  decided: {
    approve: '{name} hat die Aktualisierung angenommen',
    decline: '{name} hat die Aktualisierung abgelehnt',
    copy: '{name} hat aus der Aktualisierung einen eigenen Code gemacht',
  },
  report: 'mit Übernahmebericht',
};
