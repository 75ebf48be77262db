import type { Shape } from '../../../shape';
import type * as english from '../../en/host/reviewing';

/** Words around the review of an Update and the comparison of two Versions, in French. */
export const reviewing = {
  title: 'Examen de la mise à jour',
  none: 'Il n’y a pas de mise à jour à examiner',
  noneText: 'Elle a été approuvée, refusée ou copiée entre-temps, ou rien n’a encore été modifié.',
  toCode: 'Retour au Code',
  toOrganise: 'Organiser les documents',
  comparison: 'Comparaison de deux versions',
  noDocument: 'Le document n’existe pas',
  noVersions: 'Ces deux versions ne peuvent pas être comparées',
  noVersionsText: 'L’adresse ne désigne pas deux versions de ce document.',
  approved: 'La mise à jour a été approuvée.',
  approvedUnported:
    'La mise à jour a été approuvée. {count, plural, one {Veuillez confirmer l’emplacement de # annotation} other {Veuillez confirmer l’emplacement de # annotations}}.',
  declined: 'La mise à jour a été refusée ; le Code reste inchangé.',
  copied: 'La mise à jour est devenue un Code qui vous appartient : « {title} ».',
  decidedElsewhere: {
    approve: 'Une autre personne vient d’approuver la mise à jour.',
    decline: 'Une autre personne vient de refuser la mise à jour.',
    copy: 'Une autre personne vient de copier la mise à jour dans un Code distinct.',
  },
} satisfies Shape<typeof english.reviewing>;
