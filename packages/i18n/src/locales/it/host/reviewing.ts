/** Words around the review of an Update and the comparison of two Versions, in Italian. */
export const reviewing = {
  title: 'Revisione dell’aggiornamento',
  none: 'Nessun aggiornamento da esaminare',
  noneText:
    'Nel frattempo è stato approvato, respinto o copiato, oppure non è stato ancora modificato nulla.',
  toCode: 'Torna al Codice',
  toOrganise: 'Organizza i documenti',
  comparison: 'Confronto di due versioni',
  noDocument: 'Il documento non esiste',
  noVersions: 'Queste due versioni non possono essere confrontate',
  noVersionsText: 'L’indirizzo non indica due versioni di questo documento.',
  approved: 'L’aggiornamento è stato approvato.',
  approvedUnported:
    'L’aggiornamento è stato approvato. {count, plural, one {Confermare la posizione di # annotazione} other {Confermare le posizioni di # annotazioni}}.',
  declined: 'L’aggiornamento è stato respinto; il Codice è rimasto com’era.',
  copied: 'L’aggiornamento è diventato un Codice a sé: «{title}».',
  decidedElsewhere: {
    approve: 'Un’altra persona ha appena approvato l’aggiornamento.',
    decline: 'Un’altra persona ha appena respinto l’aggiornamento.',
    copy: 'Un’altra persona ha appena copiato l’aggiornamento in un Codice proprio.',
  },
};
