import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/lists';

/** Words that every fetched list has above it while what it shows may not be the latest, in French. */
export const lists = {
  updating: 'Actualisation : cette liste est peut-être incomplète ou dépassée.',
  outdated: 'Ce qui est affiché est peut-être dépassé.',
} satisfies Shape<typeof english.lists>;
