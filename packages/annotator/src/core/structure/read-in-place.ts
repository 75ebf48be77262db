import type { StructureReader } from '../ports/structure-reader';

/** Recognizes structures where it is called, which keeps everything else waiting; loaded where it is needed: with a worker it is not. */
export const READ_IN_PLACE: StructureReader = {
  read: async (pages) => (await import('./structure-of-pages')).structureOfPages(pages),
};
