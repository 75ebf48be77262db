/** Words of the recycle bin, in Italian. */
export const bin = {
  title: 'Cestino',
  lead: 'Ciò che viene eliminato può essere ripristinato da qui per 30\u00a0giorni, con tutto il suo contenuto e per tutti coloro con cui era condiviso. Fino all’eliminazione definitiva conta ai fini dello spazio di archiviazione e del numero di Codici; nessun altro può aprirlo.',
  storage: 'In totale occupa {size}.',
  nothing: 'Il cestino è vuoto.',
  failed: 'Impossibile caricare il cestino.',
  gone: 'Questo Codice non è più nel cestino.',
  columns: { deleted: 'Eliminato', left: 'Restano', storage: 'Spazio' },
  daysLeft: '{days, plural, one {# giorno} other {# giorni}}',
  members: 'condiviso con {count, plural, one {# persona} other {# persone}}',
  restore: 'Ripristina',
  restoreOne: 'Ripristina «{title}»',
  restored: '«{title}» è di nuovo nella biblioteca.',
  remove: 'Elimina definitivamente',
  removeOne: 'Elimina definitivamente «{title}»',
  removeTitle: 'Eliminare definitivamente «{title}»?',
  removeText:
    'Il Codice viene rimosso con tutti i documenti, le evidenziazioni e i commenti, compreso quanto vi hanno scritto altri. L’operazione è irreversibile.',
  empty: 'Svuota il cestino',
  emptyTitle: 'Svuotare il cestino?',
  emptyText:
    'Tutti i Codici che contiene vengono rimossi con tutti i documenti, le evidenziazioni e i commenti. L’operazione è irreversibile.',
};
