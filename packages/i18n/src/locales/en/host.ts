/** Words of the host app. */
export const host = {
  productName: 'Glossator',
} as const;
