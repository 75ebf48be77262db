import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/lists';

/** Words that every fetched list has above it while what it shows may not be the latest, in Italian. */
export const lists = {
  updating: 'Aggiornamento in corso: i dati potrebbero essere incompleti o superati.',
  outdated: 'I dati mostrati potrebbero essere superati.',
} satisfies Shape<typeof english.lists>;
