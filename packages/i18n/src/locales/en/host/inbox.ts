/** Words of the inbox: what waits in all Codes. */
export const inbox = {
  title: 'Updates',
  nav: '{count, plural, =0 {Updates} one {Updates, # waiting} other {Updates, # waiting}}',
  lead: 'What waits for you in all your Codes, and what was decided in the last 30 days.',
  nothing: 'Nothing waits for you.',
  nothingText:
    'Updates to review, annotations to place and news of the originals of your copies appear here.',
  failed: 'The updates could not be loaded.',
  more: 'Show more',
  sections: {
    review: 'To review',
    follow: 'Copies whose original was updated',
    place: 'Annotations to place',
    decided: 'Decided lately',
  },
  documents: '{count, plural, one {# document} other {# documents}}',
  changes: '{count, plural, one {# change of the text} other {# changes of the text}}',
  comparing: 'Being compared',
  notCompared: 'Could not be compared',
  from: 'From “{title}”',
  noRoom: 'Your storage is full: make room to get the update.',
  closed: 'You cannot read the original any more.',
  count: '{count, plural, one {# annotation} other {# annotations}}',
  decided: {
    approve: '{name} approved the update',
    decline: '{name} declined the update',
    copy: '{name} made the update a Code of its own',
  },
  report: 'with a carry-over report',
} as const;
