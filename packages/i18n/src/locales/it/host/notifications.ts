/** Words of the list of notifications, in Italian. */
export const notifications = {
  title: 'Notifiche',
  open: '{count, plural, =0 {Notifiche} one {Notifiche, # nuova} other {Notifiche, # nuove}}',
  empty: 'Nessuna novità finora.',
  emptyText: 'Qui compaiono gli inviti e gli aggiornamenti dei Codici in uso.',
  failed: 'Si è verificato un errore',
  markAll: 'Segna tutte come lette',
  deleteOne: 'Elimina la notifica su {title}',
  isNew: 'Nuova',
  more: 'Mostra le precedenti',
  approved: 'L’aggiornamento di «{title}» è stato approvato. Le Sue annotazioni sono state riportate.',
  update:
    'L’originale della Sua copia «{title}» è stato aggiornato: un aggiornamento è in attesa di revisione.',
  newVersion:
    '«{document}» è stato pubblicato in una nuova versione: un aggiornamento di «{title}» è in attesa di revisione, con le annotazioni confrontate.',
  storageFull:
    'L’originale della Sua copia «{title}» è stato aggiornato, ma lo spazio di archiviazione è esaurito. Liberare spazio per ricevere l’aggiornamento.',
  changed: '«{title}» è cambiato.',
  invitation: '{name} La invita al Codice «{title}».',
  invitationAnswer: {
    accepted: '{name} ha accettato il Suo invito al Codice «{title}».',
    declined: '{name} ha rifiutato il Suo invito al Codice «{title}».',
    left: '{name} ha lasciato il Codice «{title}».',
  },
  formerRequest: 'Un ex utente ha chiesto l’accesso al Codice «{title}»: {level}.',
  accessRequest: '{name} ({email}) chiede l’accesso al Codice «{title}»: {level}.',
  mentioned: '{name} La menziona in un commento in «{title}».',
  handedOver: 'Il Codice «{title}» ora appartiene a Lei.',
};
