/** Words of a second document beside the first, in Italian. */
export const beside = {
  open: 'Apri a fianco',
  openTitled: 'Apri {title} a fianco',
  label: '{title}, a fianco del primo documento, in sola lettura',
  readOnly: 'Sola lettura',
  close: 'Chiudi il documento a fianco',
  resize: 'Larghezza dei due documenti',
  switch: 'Documento mostrato',
  first: 'Primo documento',
  failed: 'Impossibile aprire il documento a fianco. Riprovare.',
  gone: '«{title}» è stato eliminato: il documento a fianco è stato chiuso.',
};
