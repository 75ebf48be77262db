/** Words of a second document beside the first. */
export const beside = {
  open: 'Open beside',
  openTitled: 'Open {title} beside',
  label: '{title}, beside the first document, read only',
  readOnly: 'Read only',
  close: 'Close the document beside',
  resize: 'Width of the two documents',
  switch: 'Which document is shown',
  first: 'First document',
  failed: 'The document could not be opened beside. Please try again.',
  gone: '“{title}” was deleted. It has been closed beside.',
};
