/** Words of the list of notifications. */
export const notifications = {
  title: 'Benachrichtigungen',
  open: '{count, plural, =0 {Benachrichtigungen} one {Benachrichtigungen, # neue} other {Benachrichtigungen, # neue}}',
  empty: 'Noch keine Benachrichtigungen',
  emptyText: 'Einladungen und Aktualisierungen von Codes, die Sie verwenden, erscheinen hier.',
  failed: 'Etwas ist schiefgegangen',
  markAll: 'Alle als gelesen markieren',
  deleteOne: 'Benachrichtigung zu {title} löschen',
  isNew: 'Neu',
  more: 'Ältere anzeigen',
  approved: 'Die Aktualisierung von „{title}“ wurde angenommen. Ihre Anmerkungen wurden übernommen.',
  update:
    'Das Original Ihrer Kopie „{title}“ wurde aktualisiert: Eine Aktualisierung wartet auf Ihre Prüfung.',
  newVersion:
    '„{document}“ ist neu veröffentlicht: Eine Aktualisierung von „{title}“ wartet auf Ihre Prüfung, mit verglichenen Anmerkungen.',
  storageFull:
    'Das Original Ihrer Kopie „{title}“ wurde aktualisiert, aber Ihr Speicher ist voll. Schaffen Sie Platz, um die Aktualisierung zu erhalten.',
  changed: '„{title}“ hat sich geändert.',
  invitation: '{name} lädt Sie zum Code „{title}“ ein.',
  invitationAnswer: {
    accepted: '{name} hat Ihre Einladung zum Code „{title}“ angenommen.',
    declined: '{name} hat Ihre Einladung zum Code „{title}“ abgelehnt.',
    left: '{name} hat den Code „{title}“ verlassen.',
  },
  formerRequest: 'Ein ehemaliger Benutzer bat um Zugriff auf den Code „{title}“: {level}.',
  accessRequest: '{name} ({email}) bittet um Zugriff auf den Code „{title}“: {level}.',
  mentioned: '{name} hat Sie in einem Kommentar in „{title}“ erwähnt.',
  handedOver: 'Der Code „{title}“ gehört jetzt Ihnen.',
};
