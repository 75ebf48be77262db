import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/lists';

/** Words that every fetched list has above it while what it shows may not be the latest, in German. */
export const lists = {
  updating: 'Wird aktualisiert: Dies ist vielleicht noch unvollständig oder nicht mehr aktuell.',
  outdated: 'Das Gezeigte ist vielleicht nicht mehr aktuell.',
} satisfies Shape<typeof english.lists>;
