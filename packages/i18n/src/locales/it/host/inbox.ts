/** Words of the inbox: what waits in all Codes. */
export const inbox = {
  title: 'Aggiornamenti',
  nav: '{count, plural, =0 {Aggiornamenti} one {Aggiornamenti, # in attesa} other {Aggiornamenti, # in attesa}}',
  lead: 'Ciò che è in attesa in tutti i Codici, e ciò che è stato deciso negli ultimi 30\u00a0giorni.',
  nothing: 'Non c’è nulla in attesa.',
  nothingText:
    'Qui compaiono gli aggiornamenti da esaminare, le annotazioni da collocare e le novità degli originali delle copie.',
  failed: 'Impossibile caricare gli aggiornamenti.',
  more: 'Mostra altri',
  sections: {
    review: 'Da esaminare',
    follow: 'Copie il cui originale è stato aggiornato',
    place: 'Annotazioni da collocare',
    decided: 'Decisi di recente',
  },
  documents: '{count, plural, one {# documento} other {# documenti}}',
  changes: '{count, plural, one {# modifica del testo} other {# modifiche del testo}}',
  comparing: 'Confronto in corso',
  notCompared: 'Confronto non riuscito',
  from: 'Da «{title}»',
  noRoom: 'Lo spazio di archiviazione è esaurito: liberare spazio per ricevere l’aggiornamento.',
  closed: 'L’originale non è più accessibile.',
  count: '{count, plural, one {# annotazione} other {# annotazioni}}',
  decided: {
    approve: '{name} ha approvato l’aggiornamento',
    decline: '{name} ha respinto l’aggiornamento',
    copy: '{name} ha fatto dell’aggiornamento un Codice a sé',
  },
  report: 'con un resoconto del riporto',
};
