import type { Shape } from '../../../shape';
import type * as english from '../../en/host/account-data';

/** Words of exports and imports of an account, in French. */
export const accountData = {
  title: 'Vos données',
  lead: 'Tout ce qui est à vous dans un seul ZIP\u202f: vos Codes avec toutes leurs versions et tous leurs fichiers, vos surlignages, commentaires, signets et notes, et ce que vous avez écrit dans les Codes d’autrui. En PDF, JSON et W3C Web Annotations. Les Codes de la corbeille n’y sont pas.',
  overview:
    '{codes, plural, one {# Code} other {# Codes}} et {files, plural, one {# fichier} other {# fichiers}}, environ {size}.',
  download: 'Télécharger toutes mes données',
  downloading: 'Téléchargement\u202f: {done} sur environ {size}',
  downloaded: 'Vos données ont été téléchargées ({size}).',
  importLead:
    'Importez un tel ZIP, d’ici ou d’un autre serveur. Ses Codes deviennent de nouveaux Codes à vous\u202f; ce que vous avez reste tel quel.',
  importLabel: 'Importer un ZIP',
  uploading: 'Téléversement du ZIP',
  importing: 'Importation en cours. Vous pouvez quitter cette page entre-temps.',
  stop: 'Arrêter',
  report: 'La dernière importation',
  done: 'Terminée le {date}.',
  refused: 'Rien n’a été importé.',
  interrupted: 'L’importation a été interrompue. Les Codes énumérés ici sont complets.',
  busy: 'Une autre importation est encore en cours.',
  nothing: 'Ce ZIP ne contient aucun Code.',
  counts:
    '{documents, plural, one {# document} other {# documents}}, {selections, plural, one {# surlignage} other {# surlignages}}, {comments, plural, one {# commentaire} other {# commentaires}}, {files, plural, one {# pièce jointe} other {# pièces jointes}}',
  notImported: 'Non importé',
  untitled: 'Sans titre',
  issues: {
    notAZip: 'Ce n’est pas un ZIP, ou il est tronqué.',
    encrypted: 'Le ZIP est chiffré.',
    unsafePath: 'Le nom d’une entrée mène hors de son dossier.',
    duplicateName: 'Deux entrées portent le même nom.',
    tooManyEntries: 'Le ZIP contient trop d’entrées.',
    tooLarge: 'Il est trop volumineux.',
    tooDense: 'Une entrée grossit démesurément à la décompression.',
    unsupported: 'Une entrée est compressée d’une façon inconnue.',
    notAnExport: 'Ce ZIP n’est pas un export de Glossator.',
    missingEntry: 'Un fichier manque.',
    damaged: 'Un fichier est endommagé.',
    notBySchema: 'Un fichier n’est pas conforme au format.',
    duplicateId: 'Un identifiant figure deux fois.',
    unknownReference: 'Un élément renvoie à ce qui n’existe pas.',
    wrongType: 'Un fichier n’est pas du type qu’il indique.',
    invalidPdf: 'Un PDF ne peut pas être ouvert.',
    lockedPdf: 'Un PDF est protégé par un mot de passe.',
    fileTooLarge: 'Un fichier est trop volumineux pour ce serveur.',
    quota: 'Votre espace de stockage est plein.',
    tooManyCodes: 'Vous possédez trop de Codes.',
    failed: 'Une erreur s’est produite.',
    sharedCode:
      'Il appartient à quelqu’un d’autre\u202f: ce que vous y avez écrit ne se trouve que dans le ZIP.',
    update: 'Sa mise à jour en attente n’a pas été importée.',
    members:
      'Il n’est partagé ici avec personne (auparavant avec {count, plural, one {# personne} other {# personnes}}).',
    otherText:
      '{count, plural, one {# élément ne correspond pas au texte et a été omis} other {# éléments ne correspondent pas au texte et ont été omis}}.',
    overlap:
      '{count, plural, one {# surlignage en recouvre un autre et a été omis} other {# surlignages en recouvrent d’autres et ont été omis}}.',
    authors:
      '{count, plural, one {# élément d’autrui est désormais à vous et en nomme l’auteur} other {# éléments d’autrui sont désormais à vous et en nomment l’auteur}} là où il y a la place.',
    unreadable: 'Le serveur d’origine n’a pas pu lire un fichier.',
  },
} satisfies Shape<typeof english.accountData>;
