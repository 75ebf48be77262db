/** Words of two documents side by side, in German. */
export const comparing = {
  label: 'Alter und neuer Text nebeneinander',
  old: 'Alter Text',
  new: 'Neuer Text',
  page: 'Seite {page, number} von {count, number}',
  together: 'Beide Seiten gemeinsam blättern',
  fitWidth: 'Seitenbreite',
  zoomedTo: 'Zoom: {percent, number}\u00a0%',
  change: {
    inserted: 'Eingefügt: {text}',
    deleted: 'Gestrichen: {text}',
    replaced: 'Geändert: {text}',
    moved: 'Verschoben: {text}',
    insertedHere: 'Hier wird eingefügt: {text}',
    deletedHere: 'Hier wurde gestrichen: {text}',
    movedFrom: '← S. {page, number}',
    movedTo: '→ S. {page, number}',
    movedFromLabel: 'Verschoben von Seite {page, number}: {text}. Die andere Stelle zeigen',
    movedToLabel: 'Verschoben nach Seite {page, number}: {text}. Die andere Stelle zeigen',
  },
} as const;
