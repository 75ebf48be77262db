/** Words of the annotator package. */
export const annotator = {
  toolbar: {
    page: 'Page',
    pageOf: 'of {total, number}',
  },
} as const;
