import type { Shape } from '../../../shape';
import type * as english from '../../en/host/copying';

/** Words of the dialog that copies a Code, in French. */
export const copying = {
  menu: 'Copier ce Code',
  title: 'Copier « {title} »',
  text: 'La copie est un Code qui vous appartient, privé au départ. Ce que vous y faites ne touche pas l’original.',
  name: 'Titre de la copie',
  nameOf: '{title} (copie)',
  withAnnotations: 'Avec ses annotations, signets et notes',
  allowUpdates: 'Suivre l’original',
  allowUpdatesHint:
    'Lorsqu’une mise à jour de l’original est approuvée, votre copie la reçoit comme une mise à jour propre, que vous examinez.',
  submit: 'Copier',
  working: 'Copie…',
  done: 'Copié : voici votre « {title} ».',
  quota:
    'Votre espace de stockage est plein : la copie demande plus de place qu’il ne vous en reste. Le contenu de la corbeille compte aussi.',
  missing: 'Le Code n’existe plus, ou vous n’y avez plus accès.',
  followsTitle: 'Suit « {title} »',
  followsShort: 'Suit son original',
} satisfies Shape<typeof english.copying>;
