/** Words of the recycle bin. */
export const bin = {
  title: 'Papierkorb',
  lead: 'Was Sie löschen, lässt sich hier 30 Tage lang wiederherstellen, mit allem Inhalt und für alle, mit denen es geteilt war. Bis es endgültig entfernt ist, zählt es zu Ihrem Speicherplatz und zur Zahl Ihrer Codes; niemand sonst kann es öffnen.',
  storage: 'Alles zusammen belegt {size}.',
  nothing: 'Der Papierkorb ist leer.',
  failed: 'Der Papierkorb konnte nicht geladen werden.',
  gone: 'Dieser Code ist nicht mehr im Papierkorb.',
  columns: { deleted: 'Gelöscht', left: 'Noch', storage: 'Speicherplatz' },
  daysLeft: '{days, plural, one {# Tag} other {# Tage}}',
  members: 'geteilt mit {count, plural, one {# Person} other {# Personen}}',
  restore: 'Wiederherstellen',
  restoreOne: '„{title}“ wiederherstellen',
  restored: '„{title}“ ist wieder in der Bibliothek.',
  remove: 'Endgültig löschen',
  removeOne: '„{title}“ endgültig löschen',
  removeTitle: '„{title}“ endgültig löschen?',
  removeText:
    'Der Code wird mit allen Dokumenten, Markierungen und Kommentaren entfernt, auch mit dem, was andere darin geschrieben haben. Das lässt sich nicht rückgängig machen.',
  empty: 'Papierkorb leeren',
  emptyTitle: 'Papierkorb leeren?',
  emptyText:
    'Alle Codes darin werden mit allen Dokumenten, Markierungen und Kommentaren entfernt. Das lässt sich nicht rückgängig machen.',
};
