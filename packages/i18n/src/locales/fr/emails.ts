import type { Shape } from '../../shape';
import type { emails as english } from '../en/emails';

/** Words of the e-mails the server sends, in French. */
export const emails = {
  contact: {
    subject: 'Message de {sender}',
    text: '{name}\n{email}\nLangue : {language}\n\n{feedback}',
  },
  activation: {
    subject: 'Activez votre compte Glossator',
    text: 'Bonjour {name},\n\nveuillez ouvrir ce lien dans les 24 heures pour activer votre compte :\n\n{url}\n\nSi vous ne vous êtes pas inscrit, veuillez ne pas l’ouvrir : le compte aurait un mot de passe que vous ne connaissez pas. Sans ce lien, rien ne se passe.\n\nGlossator',
  },
  activationAgain: {
    subject: 'Activez votre compte Glossator',
    text: 'Bonjour {name},\n\nune nouvelle inscription a été faite avec votre adresse. Si elle vient de vous, veuillez ouvrir ce lien dans les 24 heures :\n\n{url}\n\nIl active cette inscription, et elle seule, avec le mot de passe choisi à cette occasion ; les précédentes deviennent sans effet.\n\nSi vous ne venez pas de vous inscrire, veuillez ne pas l’ouvrir : le compte aurait un mot de passe que vous ne connaissez pas. Sans ce lien, rien ne se passe.\n\nGlossator',
  },
  registerAgain: {
    subject: 'Veuillez vous inscrire à nouveau sur Glossator',
    text: 'Bonjour,\n\nvous avez demandé une nouvelle fois le lien d’activation. Votre adresse a été inscrite plusieurs fois, et nous ne pouvons pas savoir laquelle de ces inscriptions est la vôtre. Veuillez ouvrir le lien du message reçu lors de votre inscription, ou vous inscrire à nouveau :\n\n{url}\n\nSi vous ne vous êtes inscrit qu’une fois, une autre personne s’est servie de votre adresse. N’ouvrez aucun des autres liens : le compte aurait un mot de passe que vous ne connaissez pas.\n\nGlossator',
  },
  known: {
    subject: 'Vous avez déjà un compte Glossator',
    text: 'Bonjour {name},\n\nquelqu’un a tenté de s’inscrire avec votre adresse. Vous avez déjà un compte, et il n’a subi aucun changement : connectez-vous, ou définissez un nouveau mot de passe si vous avez oublié le vôtre :\n\n{url}\n\nSi ce n’était pas vous, vous pouvez ignorer ce message. L’auteur de la tentative n’a pas appris qu’il existe un compte.\n\nGlossator',
  },
  reset: {
    subject: 'Définissez un nouveau mot de passe pour Glossator',
    text: 'Bonjour {name},\n\nveuillez ouvrir ce lien dans l’heure pour définir un nouveau mot de passe :\n\n{url}\n\nIl ne sert qu’une fois et vous déconnecte partout. Si vous ne l’avez pas demandé, vous pouvez ignorer ce message : votre mot de passe reste inchangé.\n\nGlossator',
  },
  passwordChanged: {
    subject: 'Votre mot de passe Glossator a été modifié',
    text: 'Bonjour {name},\n\nle mot de passe de votre compte a été modifié, et toutes les autres sessions ont pris fin. Vous pouvez vous connecter avec le nouveau :\n\n{url}\n\nSi ce n’était pas vous, veuillez définir aussitôt un nouveau mot de passe : « Mot de passe oublié ? » sur la page de connexion.\n\nGlossator',
  },
  email: {
    subject: 'Confirmez votre nouvelle adresse électronique',
    text: 'Bonjour {name},\n\nveuillez ouvrir ce lien dans les 24 heures pour utiliser désormais cette adresse pour votre compte Glossator :\n\n{url}\n\nD’ici là, l’ancienne reste valable. Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.\n\nGlossator',
  },
  emailKnown: {
    subject: 'Vous avez déjà un compte Glossator',
    text: 'Bonjour {name},\n\nle titulaire d’un autre compte souhaite y associer votre adresse. Vous avez déjà un compte avec cette adresse, et il n’a subi aucun changement :\n\n{url}\n\nSi c’était vous, veuillez d’abord supprimer l’un des deux comptes. Sinon, vous pouvez ignorer ce message : personne n’a appris qu’il existe un compte.\n\nGlossator',
  },
  emailChanged: {
    subject: 'L’adresse électronique de votre compte Glossator a été modifiée',
    text: 'Bonjour {name},\n\nvotre compte a désormais une autre adresse électronique ; celle-ci ne permet plus de se connecter :\n\n{url}\n\nSi ce n’était pas vous, veuillez écrire aussitôt à l’exploitant de ce Glossator.\n\nGlossator',
  },
  deleted: {
    subject: 'Votre compte Glossator a été supprimé',
    text: 'Bonjour {name},\n\nvotre compte a été supprimé, comme cela a été demandé avec votre mot de passe. Les Codes que d’autres organisent leur ont été transférés, et ce que vous y avez écrit porte désormais la mention « Ancien utilisateur ». Vos autres Codes n’existent plus.\n\n{url}\n\nGlossator',
  },
  archived: {
    subject: 'Votre compte Glossator a été fermé',
    text: 'Bonjour {name},\n\nun administrateur de ce Glossator a fermé votre compte. Les Codes que d’autres organisent leur ont été transférés, et ce que vous y avez écrit porte désormais la mention « Ancien utilisateur ». Vos autres Codes n’existent plus.\n\n{url}\n\nPour toute question, veuillez écrire à l’exploitant.\n\nGlossator',
  },
  twoFactorOn: {
    subject: 'La connexion à deux facteurs est activée',
    text: 'Bonjour {name},\n\nla connexion à votre compte demande désormais, outre le mot de passe, un code de votre application.\n\nSi ce n’était pas vous, veuillez changer aussitôt de mot de passe :\n\n{url}\n\nGlossator',
  },
  twoFactorOff: {
    subject: 'La connexion à deux facteurs est désactivée',
    text: 'Bonjour {name},\n\nvotre mot de passe suffit de nouveau pour vous connecter à votre compte : la connexion à deux facteurs a été désactivée.\n\nSi ce n’était pas vous, veuillez changer aussitôt de mot de passe :\n\n{url}\n\nGlossator',
  },
  access: {
    levels: { read: 'Lecture', annotate: 'Annotation', organize: 'Organisation' },
    untitled: 'Code sans titre',
    invitation: {
      subject: '{name} vous invite dans « {title} »',
      intro:
        '{name} souhaite partager avec vous le Code « {title} » dans Glossator, avec l’accès « {level} ».',
      open: 'Vous pouvez accepter ou refuser dans votre bibliothèque :\n{url}\n\nSi vous n’avez pas encore de compte, inscrivez-vous avec l’adresse à laquelle ce message a été envoyé.',
      footer:
        '-- \nLes réponses à ce message parviennent à {name} ({email}). Si vous ne connaissez pas cette personne, vous pouvez l’ignorer.',
    },
    accessRequest: {
      subject: '{name} demande l’accès à « {title} »',
      intro: '{name} vous demande l’accès « {level} » à votre Code « {title} ».',
      open: 'Vous pouvez l’accorder dans la fenêtre de partage du Code :\n{url}',
      footer: '-- \nLes réponses à ce message parviennent à {name} ({email}).',
    },
  },
  mention: {
    subject: '{name} vous a mentionné dans « {title} »',
    intro: '{name} vous a mentionné dans un commentaire du Code « {title} » :',
    open: 'Vous pouvez le lire à sa place et y répondre :\n{url}',
    footer: '-- \nLes réponses à ce message parviennent à {name} ({email}).',
  },
  news: {
    hello: 'Bonjour {name},\n\ndu nouveau dans le Code « {title} » :',
    intro: 'Bonjour {name},\n\nvoici ce qui est arrivé dans Glossator :',
    subject: 'Votre journée dans Glossator : {count, plural, one {# notification} other {# notifications}}',
    subjectOne: '{line} : « {title} »',
    code: 'Dans le Code « {title} » :',
    before: '{count, plural, one {# notification antérieure} other {# notifications antérieures}}, et :',
    more: '{count, plural, one {# autre notification se trouve} other {# autres notifications se trouvent}} dans votre liste dans Glossator :\n{url}',
    settings:
      'Vous décidez quand vous recevez ces courriels ; vous pouvez le modifier dans votre compte :\n{url}',
    farewell: 'Glossator',
    formerUser: 'Un ancien utilisateur',
    lines: {
      invitation: '{name} vous invite, avec l’accès « {level} »',
      accepted: '{name} a accepté votre invitation',
      declined: '{name} a refusé votre invitation',
      left: '{name} a quitté le Code',
      accessRequest: '{name} demande l’accès « {level} »',
      mentioned: '{name} vous a mentionné dans un commentaire',
      approved: 'Une mise à jour a été approuvée, et vos annotations ont été reprises',
      update: 'L’original de votre copie a été mis à jour : une mise à jour attend votre examen',
      newVersion:
        'La loi d’un document a été publiée dans une nouvelle version, et une mise à jour attend votre examen',
      storageFull:
        'L’original de votre copie a été mis à jour, mais votre espace de stockage est plein : libérez de la place pour recevoir la mise à jour',
      handedOver: 'Le Code vous appartient désormais',
    },
  },
  share: {
    subject: {
      annotation: '{name} a partagé une annotation avec vous : {place}',
      note: '{name} a partagé une note avec vous : {place}',
    },
    intro: {
      annotation: '{name} a partagé une annotation avec vous.',
      note: '{name} a partagé une note avec vous.',
    },
    area: 'Une zone marquée de la page',
    cited: '{citation}, {document}',
    quote: '« {text} »',
    page: 'page {page} du PDF',
    named: '{name} : {value}',
    document: 'Document',
    version: 'version {number} du {date}',
    versionState: 'version {number} ({state})',
    code: 'Code',
    comments: 'Commentaires',
    attachments: 'Pièces jointes',
    attachmentsHint: 'Elles ne sont pas jointes à ce message : ouvrez le lien pour les consulter.',
    open: { annotation: 'Ouvrir l’annotation', note: 'Ouvrir la note' },
    footer:
      'Le lien est réservé aux personnes qui ont accès à ce Code. Les réponses à ce message parviennent à {name} ({email}).',
  },
} satisfies Shape<typeof english>;
