import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/areas';

/** Words of areas: marked rectangles of pages, in French. */
export const areas = {
  draw: 'Marquer une zone',
  hint: 'Tracez un rectangle sur une page, ou déplacez le cadre avec les flèches : Maj change ses dimensions, Entrée marque la zone.',
  place: 'Tracer la zone',
  placeHint: 'Tracez un rectangle à l’endroit où se trouve la zone dans cette version.',
  frame:
    'Zone de la page {page, number}. Les flèches la déplacent, avec Maj elles changent ses dimensions, avec Alt par petits pas ; Page préc. et Page suiv. changent de page, Entrée marque la zone, Échap annule.',
  excerpt: 'Image de la zone de la page {page}',
  elsewhere: 'Une zone de la page {page}',
  card: 'Zone {color}, page {page}',
  mark: 'Zone de la page {page, number}, {color}{comments, plural, =0 {, aucun commentaire} one {, # commentaire} other {, # commentaires}}{attachments, plural, =0 {} one {, # pièce jointe} other {, # pièces jointes}}',
} satisfies Shape<typeof english.areas>;
