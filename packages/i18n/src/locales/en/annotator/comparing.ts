/** Words of two documents side by side. */
export const comparing = {
  label: 'Old and new text side by side',
  old: 'Old text',
  new: 'New text',
  page: 'Page {page, number} of {count, number}',
  together: 'Scroll both sides together',
  fitWidth: 'Fit width',
  zoomedTo: 'Zoom: {percent, number}\u00a0%',
  change: {
    inserted: 'Inserted: {text}',
    deleted: 'Deleted: {text}',
    replaced: 'Changed: {text}',
    moved: 'Moved: {text}',
    insertedHere: 'Here is inserted: {text}',
    deletedHere: 'Here was deleted: {text}',
    movedFrom: '← p. {page, number}',
    movedTo: '→ p. {page, number}',
    movedFromLabel: 'Moved from page {page, number}: {text}. Show the other place',
    movedToLabel: 'Moved to page {page, number}: {text}. Show the other place',
  },
} as const;
