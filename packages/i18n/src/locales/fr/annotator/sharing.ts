import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/sharing';

/** Words of the dialog that shares by e-mail, in French. */
export const sharing = {
  button: 'Partager par courriel',
  title: { annotation: 'Partager l’annotation par courriel', note: 'Partager la note par courriel' },
  loadFailed: 'Le formulaire n’a pas pu être chargé. Veuillez vérifier votre connexion et réessayer.',
  to: 'À',
  toHint:
    'Séparez plusieurs adresses par des virgules, des points-virgules, des espaces ou des retours à la ligne. Personne ne voit les autres.',
  recipients: 'Destinataires',
  remove: 'Retirer {address}',
  wrong: '« {address} » n’est pas une adresse électronique.',
  tooMany:
    '{max} adresses au plus à la fois. {count, plural, one {Veuillez en retirer #.} other {Veuillez en retirer #.}}',
  message: 'Message',
  preview: 'Ce qui sera envoyé',
  link: 'Un lien ouvre le document à cet endroit pour les personnes qui ont accès au Code.',
  send: 'Envoyer',
  sending: 'Envoi…',
  unsaved: 'Vos dernières modifications sont en cours d’enregistrement. Elles feront partie de l’envoi.',
  sent: '{count, plural, one {Envoyé à # adresse.} other {Envoyé à # adresses.}}',
  sentTo: 'L’envoi a été fait à {addresses}.',
  failures: {
    rateLimited:
      '{minutes, plural, =0 {Vous avez beaucoup partagé en peu de temps. Veuillez réessayer plus tard.} one {Vous avez beaucoup partagé en peu de temps. Veuillez réessayer dans une minute.} other {Vous avez beaucoup partagé en peu de temps. Veuillez réessayer dans # minutes.}}',
    notSent: 'L’envoi n’a pas pu être fait à tous. Veuillez réessayer.',
    gone: 'Il n’y a plus rien à partager : l’élément a été supprimé.',
    other: 'Une erreur s’est produite, veuillez réessayer',
  },
  leaveQuestion: 'Abandonner ce que vous avez écrit ?',
  stay: 'Continuer à écrire',
  discard: 'Abandonner',
} satisfies Shape<typeof english.sharing>;
