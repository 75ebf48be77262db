/** Words around the review of an Update and the comparison of two Versions. */
export const reviewing = {
  title: 'Review of the update',
  none: 'There is no update to review',
  noneText: 'It has been approved, declined or copied meanwhile, or nothing was changed yet.',
  toCode: 'Back to the Code',
  toOrganise: 'Organize documents',
  comparison: 'Comparison of two versions',
  noDocument: 'Document does not exist',
  noVersions: 'These two versions cannot be compared',
  noVersionsText: 'The address does not name two versions of this document.',
  approved: 'The update has been approved.',
  approvedUnported:
    'The update has been approved. {count, plural, one {Please confirm the place of # annotation} other {Please confirm the places of # annotations}}.',
  declined: 'The update has been declined; the Code stays as it was.',
  copied: 'The update has become a Code of your own: “{title}”.',
  decidedElsewhere: {
    approve: 'Somebody else has just approved the update.',
    decline: 'Somebody else has just declined the update.',
    copy: 'Somebody else has just made the update a Code of their own.',
  },
} as const;
