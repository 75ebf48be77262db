import type { Shape } from '../../../shape';
import type * as english from '../../en/host/notifications';

/** Words of the list of notifications, in French. */
export const notifications = {
  title: 'Notifications',
  open: '{count, plural, =0 {Notifications} one {Notifications, # nouvelle} other {Notifications, # nouvelles}}',
  empty: 'Rien de nouveau pour l’instant.',
  emptyText: 'Les invitations, et les mises à jour des Codes que vous utilisez, apparaissent ici.',
  failed: 'Une erreur s’est produite',
  markAll: 'Tout marquer comme lu',
  deleteOne: 'Supprimer la notification concernant {title}',
  isNew: 'Nouveau',
  more: 'Afficher les plus anciennes',
  approved: 'La mise à jour de « {title} » a été approuvée. Vos annotations ont été reprises.',
  update: 'L’original de votre copie « {title} » a été mis à jour : une mise à jour attend votre examen.',
  newVersion:
    '« {document} » a été publié dans une nouvelle version : une mise à jour de « {title} » attend votre examen, avec vos annotations comparées.',
  storageFull:
    'L’original de votre copie « {title} » a été mis à jour, mais votre espace de stockage est plein. Libérez de la place pour recevoir la mise à jour.',
  changed: '« {title} » a changé.',
  invitation: '{name} vous invite dans le Code « {title} ».',
  invitationAnswer: {
    accepted: '{name} a accepté votre invitation dans le Code « {title} ».',
    declined: '{name} a refusé votre invitation dans le Code « {title} ».',
    left: '{name} a quitté le Code « {title} ».',
  },
  formerRequest: 'Un ancien utilisateur a demandé l’accès au Code « {title} » : {level}.',
  accessRequest: '{name} ({email}) demande l’accès au Code « {title} » : {level}.',
  mentioned: '{name} vous a mentionné dans un commentaire de « {title} ».',
  handedOver: 'Le Code « {title} » vous appartient désormais.',
} satisfies Shape<typeof english.notifications>;
