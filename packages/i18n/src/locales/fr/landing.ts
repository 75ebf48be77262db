import type { Shape } from '../../shape';
import type * as english from '../en/landing';

/** Words of the landing page, in French. */
export const landing: Shape<typeof english.landing> = {
  pageTitle: 'Glossator : des notes qui survivent à la prochaine édition',
  productName: 'Glossator',
  description:
    'Réunissez les textes de loi en recueils PDF, surlignez-les et commentez-les, partagez-les avec vos confrères, et retrouvez chaque annotation dans le nouveau texte lorsque la loi est modifiée.',
  skip: 'Aller au contenu',
  nav: {
    main: 'Sur cette page',
    product: 'Produit',
    about: 'À propos',
    questions: 'Questions',
    contact: 'Contact',
    account: 'Votre compte',
    logIn: 'Se connecter',
    startNow: 'Commencer',
    languages: 'Langues',
    language: 'Langue',
    theme: 'Apparence',
    themeAuto: 'Comme le système',
    themeLight: 'Clair',
    themeDark: 'Sombre',
  },
  hero: {
    title: 'Vos notes survivent à la prochaine édition',
    lead: 'Réunissez les textes de loi en recueils PDF, surlignez-les et commentez-les, partagez-les avec vos confrères, et retrouvez chaque annotation dans le nouveau texte lorsque la loi est modifiée.',
    toContinue: 'Veuillez vous connecter pour ouvrir la page demandée.',
    early: 'Gratuit pendant l’accès anticipé. Un navigateur sur ordinateur est recommandé.',
  },
  showcase: {
    title: 'Essayez : cette loi a changé',
    text: 'Une loi modèle avec quelques annotations, et son édition suivante. Voyez ce qui a changé et où va chaque annotation. Tout se passe dans votre navigateur : rien n’est conservé, rien n’est envoyé.',
    frame: 'Une loi modèle à essayer',
    loading: 'Ouverture de la loi',
    scripts: 'La loi s’ouvre ici dans un navigateur avec JavaScript.',
    failed: 'La loi n’a pas pu être ouverte.',
    retry: 'Réessayer',
    reading: 'Une nouvelle édition attend, comparée à vos annotations.',
    review: 'Examiner la mise à jour',
    approved: 'La mise à jour est approuvée : les annotations se trouvent dans la nouvelle édition.',
    declined: 'La mise à jour est refusée : tout est comme avant.',
    again: 'Recommencer',
    codeTitle: 'Lois modèles',
    reader: 'Vous',
  },
  product: {
    title: 'Ce que fait Glossator',
    codes: {
      title: 'Des Codes à votre usage',
      text: 'Réunissez dans un Code les PDF avec lesquels vous travaillez, dans votre ordre, sous une couverture que vous reconnaissez. La table des matières indique les articles, même si le fichier n’en a pas.',
    },
    annotate: {
      title: 'Surlignages, commentaires, pièces jointes',
      text: 'Surlignez passages et zones en vingt couleurs et dans les vôtres. Commentez, joignez des fichiers, enregistrez une note, posez signets et mots-clés, et copiez les références selon l’usage de votre pays.',
    },
    carryOver: {
      title: 'Reprises dans le nouveau texte',
      text: 'Téléversez l’édition suivante : chaque annotation est comparée au nouveau texte et suit ses mots. Si l’emplacement n’est pas certain, la question vous est posée. Aucune n’est perdue.',
    },
    review: {
      title: 'Un examen digne de confiance',
      text: 'L’ancienne et la nouvelle édition côte à côte, chaque changement et chaque annotation avec sa raison. Ensuite vous approuvez, refusez ou gardez les deux.',
    },
    share: {
      title: 'Ensemble, en temps réel',
      text: 'Partagez un Code avec des confrères qui peuvent le lire, l’annoter ou l’organiser. Chacun voit aussitôt ce que font les autres, et les annotations privées restent privées.',
    },
    secure: {
      title: 'Conservés chiffrés',
      text: 'Les fichiers téléversés sont conservés chiffrés. La connexion à deux facteurs est offerte à qui la souhaite. Les pages ne chargent rien chez des tiers.',
    },
  },
  about: {
    title: 'À propos de nous',
    text: 'Les juristes vivent dans d’épais recueils de lois, couverts de leurs propres notes prises au fil des ans. Plusieurs fois par an la loi change, et tout est à recopier à la main. Nous sommes une petite équipe pour qui c’est l’affaire d’une machine, et pour qui le dernier mot revient à une personne.',
    name: 'Il y a neuf cents ans, les glossateurs de Bologne écrivaient leurs notes entre les lignes et dans les marges du droit romain. Notre nom vient d’eux.',
  },
  questions: {
    title: 'Questions et réponses',
    price: {
      question: 'Combien cela coûte-t-il ?',
      answer:
        'Rien pendant l’accès anticipé. De l’espace supplémentaire pourra être proposé contre paiement plus tard.',
    },
    storage: {
      question: 'Combien peut-on conserver ?',
      answer:
        '1 Go représente environ 900 000 pages de texte brut. Les numérisations et les images prennent davantage de place.',
    },
    devices: {
      question: 'De quel appareil ai-je besoin ?',
      answer:
        'Nous recommandons un navigateur sur ordinateur : une page de loi et ses notes ont besoin de place.',
    },
    files: {
      question: 'Quels fichiers puis-je utiliser ?',
      answer:
        'Tout PDF qui s’ouvre sans mot de passe. Les numérisations peuvent être lues et annotées par zones ; leurs mots ne sont recherchés et repris que si le fichier les contient sous forme de texte.',
    },
    protection: {
      question: 'Comment mes documents sont-ils protégés ?',
      answer:
        'Les fichiers téléversés sont conservés chiffrés, et les mots de passe uniquement sous forme d’empreintes. Vous décidez qui voit un Code, et la connexion à deux facteurs s’active dans votre compte.',
    },
    together: {
      question: 'Pouvons-nous y travailler ensemble ?',
      answer:
        'Oui, en temps réel. Vous donnez à chacun le droit de lire, d’annoter ou d’organiser, et pouvez le modifier ou le retirer à tout moment.',
    },
    change: {
      question: 'Que deviennent mes annotations lorsque la loi change ?',
      answer:
        'Elles passent dans la nouvelle édition avec leurs mots. Celles dont l’emplacement n’est pas certain vous attendent à côté de leur ancienne page, avec des propositions. Aucune n’est perdue.',
    },
    leaving: {
      question: 'Puis-je emporter mon travail ?',
      answer:
        'Chaque document se télécharge en PDF avec ses annotations, que d’autres programmes affichent aussi.',
    },
  },
  contact: {
    title: 'Nous écrire',
    text: 'Posez-nous une question, ou dites-nous ce qui manque.',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Adresse électronique',
    feedback: 'Message',
    optional: 'facultatif',
    send: 'Envoyer',
    sending: 'Envoi en cours',
    emailMissing: 'L’adresse électronique est obligatoire',
    emailInvalid: 'L’adresse électronique n’est pas valide',
    feedbackMissing: 'Le message est obligatoire',
    feedbackLong: '10 000 caractères au plus',
    sent: 'Votre message a été envoyé',
    failed: 'Une erreur s’est produite. Veuillez réessayer.',
    tooOften: 'Vous avez déjà envoyé plusieurs messages. Veuillez réessayer plus tard.',
  },
  cookies: {
    label: 'Cookies et stockage',
    text: 'Glossator ne dépose aucun cookie. Votre session, vos réglages et ce qui n’est pas encore enregistré restent dans ce navigateur, et personne n’est suivi.',
    accept: 'Accepter',
    more: 'Politique de confidentialité',
  },
  footer: {
    label: 'À propos de ce site',
    terms: 'Conditions d’utilisation',
    privacy: 'Politique de confidentialité',
  },
};
