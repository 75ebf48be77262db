/** Words of a second document beside the first, in German. */
export const beside = {
  open: 'Daneben öffnen',
  openTitled: '{title} daneben öffnen',
  label: '{title}, neben dem ersten Dokument, schreibgeschützt',
  readOnly: 'Schreibgeschützt',
  close: 'Das Dokument daneben schließen',
  resize: 'Breite der beiden Dokumente',
  switch: 'Welches Dokument gezeigt wird',
  first: 'Erstes Dokument',
  failed: 'Das Dokument konnte nicht daneben geöffnet werden. Bitte versuchen Sie es erneut.',
  gone: '„{title}“ wurde gelöscht und daneben geschlossen.',
};
