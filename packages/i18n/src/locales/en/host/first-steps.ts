/** Words of the first steps in a sample Code. */
export const firstSteps = {
  label: 'First steps',
  select: 'Select a passage and highlight it',
  comment: 'Write a comment on a highlight',
  review: 'Review the update that waits: your annotations are in the new version already',
  done: 'Done',
  open: 'not done yet',
  finished: 'That is all it takes. Upload your own law when you are ready.',
  close: 'Close the first steps',
};
