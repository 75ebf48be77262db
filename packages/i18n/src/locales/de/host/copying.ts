/** Words of the dialog that copies a Code. */
export const copying = {
  menu: 'Diesen Code kopieren',
  one: '{title} kopieren',
  title: '„{title}“ kopieren',
  text: 'Die Kopie ist Ihr eigener Code, zunächst privat. Was Sie darin tun, berührt das Original nicht.',
  name: 'Titel der Kopie',
  nameOf: '{title} (Kopie)',
  withAnnotations: 'Mit Anmerkungen, Lesezeichen und Notizen',
  allowUpdates: 'Dem Original folgen',
  allowUpdatesHint:
    'Wird eine Aktualisierung des Originals angenommen, erhält Ihre Kopie sie als eigene Aktualisierung, die Sie prüfen.',
  submit: 'Kopieren',
  working: 'Wird kopiert…',
  done: 'Kopiert: Das ist Ihr Code „{title}“.',
  quota: 'Ihr Speicher ist voll: Die Kopie bräuchte mehr Platz, als Sie noch haben.',
  missing: 'Der Code existiert nicht mehr, oder Sie haben keinen Zugriff mehr darauf.',
  followsTitle: 'Folgt „{title}“',
  followsShort: 'Folgt dem Original',
};
