/** Words that every fetched list has above it while what it shows may not be the latest. */
export const lists = {
  updating: 'Updating: this may be incomplete or out of date.',
  outdated: 'What is shown may be out of date.',
} as const;
