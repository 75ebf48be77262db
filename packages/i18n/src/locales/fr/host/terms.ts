import type { Shape } from '../../../shape';
import type * as english from '../../en/host/terms';

/** The terms of use and the privacy policy, in French: a draft that says what the product does, to be reviewed by counsel. */
export const terms = {
  title: 'Conditions d’utilisation et politique de confidentialité',
  read: 'Lire les conditions d’utilisation et la politique de confidentialité',
  draft:
    'Projet, à faire relire par un avocat. Il décrit ce que fait ce logiciel ; l’exploitant de ce serveur le complète par son identité et par le droit applicable.',
  use: {
    title: 'Conditions d’utilisation',
    service: {
      title: 'Le service',
      text: 'Glossator conserve vos documents PDF, surlignages, commentaires et notes, et reprend vos annotations dans les nouvelles versions. Les emplacements dont il n’est pas sûr vous sont signalés pour vérification. Il ne donne pas de conseil juridique et ne garantit pas qu’un texte soit le droit en vigueur.',
    },
    account: {
      title: 'Votre compte',
      text: 'Vous vous inscrivez sous des indications exactes, gardez votre mot de passe pour vous et répondez de ce qui est fait avec votre compte.',
    },
    content: {
      title: 'Ce que vous téléversez et écrivez',
      text: 'Vous en restez titulaire. Il vous appartient de veiller à avoir le droit de le conserver et de le partager ici, et à ce que rien n’y doive rester secret pour ceux qui le voient. Le service ne le conserve, ne le copie et ne le montre que dans la mesure où vous-même et ceux avec qui vous le partagez en faites usage.',
    },
    sharing: {
      title: 'Partage et publication',
      text: 'Les personnes avec qui vous partagez un Code voient son contenu, à l’exception des annotations privées ; ce qu’elles peuvent y modifier dépend de l’accès que vous leur donnez. Toute personne ayant un compte peut lire et copier un Code public. Les copies faites par d’autres demeurent lorsque vous supprimez le vôtre.',
    },
    ending: {
      title: 'Fin',
      text: 'Vous pouvez supprimer votre compte à tout moment. Un Code supprimé peut être restauré pendant 30 jours, puis il est effacé avec ses fichiers.',
    },
    liability: {
      title: 'Responsabilité',
      text: 'À compléter par l’exploitant de ce serveur.',
    },
  },
  privacy: {
    title: 'Politique de confidentialité',
    stored: {
      title: 'Ce qui est conservé',
      text: 'Vos nom, adresse électronique, pays, profession et domaines du droit ; votre mot de passe, uniquement sous forme d’empreinte ; quand et avec quel navigateur vous vous êtes connecté ; ce que vous téléversez et écrivez, chiffré sur le serveur lorsqu’il s’agit d’un fichier.',
    },
    purpose: {
      title: 'À quelles fins',
      text: 'Pour vous fournir le service : vous connecter, montrer vos annotations sous votre nom aux personnes avec qui vous les partagez, et vous envoyer les courriels que vous demandez. Rien n’est vendu, et rien n’est exploité à des fins publicitaires.',
    },
    others: {
      title: 'Qui les reçoit',
      text: 'Les personnes avec qui vous partagez un Code voient votre nom et ce que vous y écrivez ; les propriétaires et les organisateurs voient aussi votre adresse électronique. Les pages ne chargent rien auprès de tiers.',
    },
    contact: {
      title: 'Si vous nous écrivez',
      text: 'Ce que vous écrivez avec le formulaire de contact est envoyé par courriel, avec votre nom et votre adresse, à l’exploitant de ce serveur, et n’est pas conservé ici par ailleurs.',
    },
    browser: {
      title: 'Dans votre navigateur',
      text: 'Aucun cookie n’est utilisé. Le navigateur conserve votre session, vos réglages, l’endroit où vous étiez dans chaque document et ce qui n’est pas encore enregistré ; la fin de la session efface le tout, sauf les réglages.',
    },
    rights: {
      title: 'Vos droits',
      text: 'Vous pouvez modifier vos données, télécharger vos documents avec vos annotations et supprimer votre compte. Ce que vous avez écrit dans les Codes d’autrui y demeure sous la mention « Ancien utilisateur ». Pour toute autre demande, écrivez à l’exploitant de ce serveur.',
    },
  },
} satisfies Shape<typeof english.terms>;
