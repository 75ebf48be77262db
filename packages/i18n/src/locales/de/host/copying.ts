/** Words of the dialog that copies a Code. */
export const copying = {
  menu: 'Diesen Code kopieren',
  title: '„{title}“ kopieren',
  text: 'Die Kopie ist Ihr eigener Code, zunächst privat. Was Sie darin tun, wirkt sich nicht auf das Original aus.',
  name: 'Titel der Kopie',
  nameOf: '{title} (Kopie)',
  withAnnotations: 'Mit Anmerkungen, Lesezeichen und Notizen',
  allowUpdates: 'Dem Original folgen',
  allowUpdatesHint:
    'Wird eine Aktualisierung des Originals angenommen, erhält Ihre Kopie sie als eigene Aktualisierung, die Sie prüfen.',
  submit: 'Kopieren',
  working: 'Wird kopiert …',
  done: 'Kopiert: Ihr neuer Code heißt „{title}“.',
  quota:
    'Ihr Speicher ist voll: Die Kopie braucht mehr Platz, als noch frei ist. Auch der Inhalt des Papierkorbs zählt mit.',
  missing: 'Der Code existiert nicht mehr, oder Sie haben keinen Zugriff mehr darauf.',
  followsTitle: 'Folgt „{title}“',
  followsShort: 'Folgt dem Original',
};
