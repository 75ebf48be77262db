import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/lists';

/** Words that every fetched list has above it while what it shows may not be the latest, in Spanish. */
export const lists = {
  updating: 'Actualizando: puede que esto esté incompleto o desfasado.',
  outdated: 'Puede que lo mostrado esté desfasado.',
} satisfies Shape<typeof english.lists>;
