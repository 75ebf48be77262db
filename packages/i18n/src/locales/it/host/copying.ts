/** Words of the dialog that copies a Code, in Italian. */
export const copying = {
  menu: 'Copia questo Codice',
  title: 'Copia «{title}»',
  text: 'La copia è un Codice a sé, inizialmente privato. Ciò che vi si modifica non tocca l’originale.',
  name: 'Titolo della copia',
  nameOf: '{title} (copia)',
  withAnnotations: 'Con annotazioni, segnalibri e note',
  allowUpdates: 'Segui l’originale',
  allowUpdatesHint:
    'Quando un aggiornamento dell’originale viene approvato, la copia lo riceve come aggiornamento proprio, da esaminare.',
  submit: 'Copia',
  working: 'Copia in corso…',
  done: 'Copiato: questa è la Sua copia, «{title}».',
  quota:
    'Lo spazio di archiviazione è esaurito: la copia ne richiede più di quanto ne resti. Conta anche ciò che si trova nel cestino.',
  missing: 'Il Codice non esiste più oppure l’accesso non è più disponibile.',
  followsTitle: 'Segue «{title}»',
  followsShort: 'Segue l’originale',
};
