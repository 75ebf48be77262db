import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/beside';

/** Words of a second document beside the first, in French. */
export const beside = {
  open: 'Ouvrir à côté',
  openTitled: 'Ouvrir {title} à côté',
  label: '{title}, à côté du premier document, en lecture seule',
  readOnly: 'Lecture seule',
  close: 'Fermer le document à côté',
  resize: 'Largeur des deux documents',
  switch: 'Document affiché',
  first: 'Premier document',
  failed: 'Le document n’a pas pu être ouvert à côté. Veuillez réessayer.',
  gone: '« {title} » a été supprimé ; le document à côté a été fermé.',
} satisfies Shape<typeof english.beside>;
