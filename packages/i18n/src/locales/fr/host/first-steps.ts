import type { Shape } from '../../../shape';
import type * as english from '../../en/host/first-steps';

/** Words of the first steps in a sample Code, in French. */
export const firstSteps = {
  label: 'Premiers pas',
  select: 'Sélectionner un passage et le surligner',
  comment: 'Écrire un commentaire sur un surlignage',
  review: 'Examiner la mise à jour en attente : vos annotations se trouvent déjà dans la nouvelle version',
  done: 'Fait',
  open: 'à faire',
  finished: 'C’est tout. Téléversez votre propre loi quand vous le souhaitez.',
  close: 'Fermer les premiers pas',
} satisfies Shape<typeof english.firstSteps>;
