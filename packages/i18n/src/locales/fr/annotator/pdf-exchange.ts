import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/pdf-exchange';

/** Words of the download dialog, in French. */
export const download = {
  button: 'Télécharger',
  title: 'Télécharger le document',
  with: 'Avec les annotations',
  withNote:
    '{count, plural, =0 {Ce document n’a pas de surlignages.} one {# surlignage avec ses commentaires, tel que tout lecteur de PDF l’affiche. Le fichier d’origine est conservé intact à l’intérieur ; les signatures restent valables.} other {# surlignages avec leurs commentaires, tels que tout lecteur de PDF les affiche. Le fichier d’origine est conservé intact à l’intérieur ; les signatures restent valables.}}',
  without: 'Sans les annotations',
  withoutNote: 'Le PDF tel qu’il a été téléversé.',
  onlyFiltered:
    'Seulement {count, plural, one {le surlignage que montre} other {les # surlignages que montre}} le filtre du panneau',
  attachments: 'Pièces jointes',
  allAttachments: 'Toutes les pièces jointes',
  as: { embedded: 'Dans le PDF', zip: 'À côté du PDF, dans un ZIP' },
  asNote: {
    embedded: 'Les lecteurs de PDF les présentent comme pièces jointes au fichier.',
    zip: 'Pour les lecteurs qui n’affichent pas les pièces jointes, et pour les fichiers volumineux.',
  },
  goes: {
    embedded:
      '{count, plural, =0 {Aucune pièce jointe n’est intégrée : celles que vous cochez le sont dans le PDF.} one {# pièce jointe ({size}) est intégrée au PDF, pour quiconque reçoit le fichier.} other {# pièces jointes ({size}) sont intégrées au PDF, pour quiconque reçoit le fichier.}}',
    zip: '{count, plural, =0 {Aucune pièce jointe n’est ajoutée : celles que vous cochez le sont à côté du PDF.} one {# pièce jointe ({size}) est placée à côté du PDF, dans le même ZIP.} other {# pièces jointes ({size}) sont placées à côté du PDF, dans le même ZIP.}}',
  },
  noteFiles: 'Les fichiers joints aux notes générales ne font pas partie du téléchargement.',
  annotatedName: '{title} (annoté)',
  submit: 'Télécharger',
  submitPart: 'Télécharger le fichier {part, number} sur {parts, number}',
  partName: '{title} ({part, number} sur {parts, number})',
  saved:
    '{count, plural, one {# pièce jointe a été enregistrée.} other {# pièces jointes ont été enregistrées.}}',
  parts:
    '{parts, plural, one {{count, plural, one {La dernière vient} other {Les # autres viennent}} dans un fichier de plus.} other {Un fichier contient {most, number} pièces jointes au plus : les {count, number} choisies sont réparties dans {parts, number} fichiers, chacun avec le document. Vous les téléchargez l’un après l’autre.}}',
  busy: 'Préparation…',
  failures: {
    notAppendable:
      'Rien ne peut être écrit dans ce PDF, parce qu’il est endommagé ou trop volumineux. Il peut être téléchargé sans les annotations ; les pièces jointes peuvent l’accompagner dans un ZIP.',
    tooLarge: 'Les pièces jointes sont trop volumineuses pour un seul fichier. Veuillez en choisir moins.',
    other: 'Le document n’a pas pu être téléchargé. Veuillez réessayer.',
  },
} satisfies Shape<typeof english.download>;

/** Words of the import of annotations that stand in a PDF, in French. */
export const pdfImport = {
  button: 'Importer des annotations',
  title: 'Importer les annotations du PDF',
  offer:
    '{count, plural, one {Ce PDF contient # annotation faite dans un autre programme.} other {Ce PDF contient # annotations faites dans un autre programme.}}',
  choose: 'Importer…',
  decline: 'Pas maintenant',
  reading: 'Lecture du PDF…',
  loadFailed: 'Cette partie de l’application n’a pas pu être chargée. Veuillez réessayer.',
  found:
    '{total, plural, =0 {Ce PDF ne contient aucune annotation d’un autre programme.} one {Ce PDF contient # annotation d’un autre programme.} other {Ce PDF contient # annotations d’autres programmes.}}',
  allKnown:
    '{total, plural, one {Elle est déjà importée : il n’y a rien de plus à importer.} other {Elles sont déjà importées : il n’y a rien de plus à importer.}}',
  someKnown:
    '{fresh, plural, one {# d’entre elles peut être importée maintenant.} other {# d’entre elles peuvent être importées maintenant.}}',
  kinds: {
    highlight: '{count, plural, one {# surlignage} other {# surlignages}}',
    underline: '{count, plural, one {# soulignement} other {# soulignements}}',
    squiggly: '{count, plural, one {# soulignement ondulé} other {# soulignements ondulés}}',
    strikeOut: '{count, plural, one {# texte barré} other {# textes barrés}}',
    note: '{count, plural, one {# note autocollante} other {# notes autocollantes}}',
    freeText: '{count, plural, one {# texte saisi} other {# textes saisis}}',
    drawing: '{count, plural, one {# dessin ou tampon avec texte} other {# dessins et tampons avec texte}}',
  },
  by: 'Par {names}',
  explained:
    'Elles deviennent vos surlignages et commentaires, visibles de tous les membres de ce Code. Leurs auteurs et dates d’origine sont conservés. Les notes autocollantes vont à la ligne voisine. Le PDF lui-même reste inchangé.',
  silent:
    '{count, plural, one {# dessin ou tampon sans texte reste tel quel sur sa page.} other {# dessins et tampons sans texte restent tels quels sur leurs pages.}}',
  cut: 'Ce PDF contient plus d’annotations qu’il n’est possible d’en lire ; les autres restent dans le PDF.',
  submit: '{count, plural, one {Importer # annotation} other {Importer # annotations}}',
  busy: 'Importation…',
  copyTitle: 'Depuis une copie annotée',
  copyNote:
    'Annotez une copie téléchargée de ce document dans un autre programme, puis choisissez-la ici : ce qu’elle a de nouveau est ajouté. La copie n’est pas conservée.',
  copy: 'Choisir un PDF…',
  report: 'Ce qui a été importé',
  imported:
    '{count, plural, =0 {Rien de nouveau n’a été importé.} one {# annotation importée.} other {# annotations importées.}}',
  comments: '{count, plural, one {# commentaire ajouté.} other {# commentaires ajoutés.}}',
  merged:
    '{count, plural, one {# réunie à un surlignage existant :} other {# réunies à des surlignages existants :}}',
  known: '{count, plural, one {# était déjà présente.} other {# étaient déjà présentes.}}',
  unplaced: '{count, plural, one {# n’a pas pu être placée :} other {# n’ont pas pu être placées :}}',
  more: '{count, plural, one {et # autre} other {et # autres}}',
  page: 'Page {page}',
  withoutWords: 'sans commentaire',
  names: {
    highlight: 'Surlignage',
    underline: 'Soulignement',
    squiggly: 'Soulignement ondulé',
    strikeOut: 'Texte barré',
    note: 'Note autocollante',
    freeText: 'Texte saisi',
    drawing: 'Dessin ou tampon',
  },
  problems: {
    pageWithoutText: 'La page est une image sans texte.',
    unreadable: 'La page est illisible.',
    notOnText: 'Il n’y a pas de texte à cet endroit.',
    tooLong: 'Elle couvre plus de texte qu’un surlignage ne peut en contenir.',
    otherText: 'Son texte ne figure pas dans ce document.',
    unanswered: 'L’annotation à laquelle elle répond n’existe plus.',
  },
  undo: 'Annuler l’importation',
  undone:
    '{removed, plural, =0 {L’importation a été annulée.} one {L’importation a été annulée : # surlignage retiré.} other {L’importation a été annulée : # surlignages retirés.}}',
  kept: '{count, plural, one {# surlignage a été conservé, parce qu’il a été modifié ou complété depuis.} other {# surlignages ont été conservés, parce qu’ils ont été modifiés ou complétés depuis.}}',
  done: 'Terminé',
  failures: {
    unreadable: 'Les annotations de ce PDF sont illisibles.',
    notPdf: 'Ce fichier n’est pas un PDF lisible.',
    tooLarge: 'Le fichier est trop volumineux, ou votre espace de stockage est plein.',
    busy: 'Trop de PDF sont lus en ce moment. Veuillez réessayer dans un instant.',
    forbidden: 'Seule la personne qui les a importées ou le propriétaire du Code peut annuler l’importation.',
    other: 'Une erreur s’est produite. Veuillez réessayer.',
  },
  from: 'Du PDF',
  fromBy: 'Du PDF, par {author}',
} satisfies Shape<typeof english.pdfImport>;

/** Words of the dialog that makes a document of annotations, in French. */
export const annotationsDocument = {
  button: 'Annotations en document',
  intro: 'Les citations avec leurs références et leurs commentaires, matière d’un mémoire.',
  scope: 'Depuis',
  groupBy: 'Classées par',
  groupings: { article: 'Article', color: 'Couleur', person: 'Personne' },
  format: 'Format',
  onlyOwn: 'Seulement ce que j’ai surligné',
  withPrivate: 'Avec mes surlignages privés',
  privacy: 'Ce que d’autres gardent privé n’y figure jamais.',
  fileName: 'Annotations {title}',
  failures: {
    tooMany: 'Les annotations sont trop nombreuses pour un seul fichier. Veuillez choisir un seul document.',
    other: 'Le document n’a pas pu être établi. Veuillez réessayer.',
  },
} satisfies Shape<typeof english.annotationsDocument>;

/** Words of the dialog that makes a synopsis of two Versions. */
export const synopsis = {
  button: 'Tableau comparatif',
  of: 'Tableau comparatif de {title}, version {from} vers {to}',
  intro: 'L’ancien et le nouveau texte côte à côte, article par article, les mots modifiés étant signalés.',
  annotations: 'Annotations',
  whose: { own: 'Les miennes', all: 'Celles de tous', none: 'Aucune' },
  onlyChanged: 'Ne pas mentionner les articles inchangés',
  fileName: 'Tableau comparatif {title}',
  failures: {
    tooMany:
      'Les modifications sont trop nombreuses pour un seul fichier, ou les versions ne peuvent pas être comparées.',
    other: 'Le tableau comparatif n’a pas pu être établi. Veuillez réessayer.',
  },
} satisfies Shape<typeof english.synopsis>;
