/** The names of all sections, in their order. */
export const SECTIONS = [
  'matrix',
  'input',
  'descriptors',
  'limits',
  'sockets',
  'durability',
  'damage',
  'load',
] as const;

/** The name of a section. */
export type SectionName = (typeof SECTIONS)[number];

/** The sections of the short form, which `npm test` runs: all but `load`, which measures time. */
export const SHORT: readonly SectionName[] = SECTIONS.filter((name) => name !== 'load');
