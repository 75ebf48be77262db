import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/messages';

/** The messages, in French. */
export const notices = {
  label: 'Messages',
  selectFirstAnnotate: 'Veuillez d’abord sélectionner le texte à annoter',
  selectFirstAttach: 'Veuillez d’abord sélectionner le texte auquel joindre des fichiers',
  selectFirstHighlight: 'Veuillez d’abord sélectionner le texte à surligner',
  outsidePage:
    'Vous ne pouvez pas sélectionner de texte en dehors d’une page du document actuel. Veuillez réessayer.',
  overlap:
    'Vous ne pouvez pas sélectionner un texte qui chevauche une ou plusieurs annotations existantes. Veuillez réessayer.',
  generic: 'Une erreur s’est produite. Veuillez réessayer.',
  pageNotDrawn: 'Une page n’a pas pu être affichée.',
  textless:
    'Cette page est une image : elle n’a pas de texte à sélectionner. Appuyez sur D pour y marquer une zone.',
  caretMode:
    'Mode curseur : les flèches parcourent le texte et, avec Maj, le sélectionnent. Échap pour quitter.',
  newVersion: 'Ce document a été mis à jour. Sa nouvelle version est affichée.',
  articleBefore: '{wanted} ne figure pas dans cette version. Vous voyez {shown}, qui précède.',
  articleGone: '{wanted} ne figure pas dans cette version. Vous êtes à peu près au même endroit.',
  linkedArticleGone: 'Ce lien renvoie à {wanted}, qui ne figure plus dans ce document.',
  linkedArticleUnknown: 'Ce lien renvoie à {wanted}, mais les articles de ce document ne sont pas connus.',
  linkedDocumentGone: 'Ce lien renvoie à {wanted}, dont le document n’est plus dans ce Code.',
  stillRecording: 'Un enregistrement est encore ouvert. Conservez-le ou abandonnez-le d’abord.',
  accessLost: 'Vous n’avez plus accès à ce Code.',
  accessLowered: 'Votre accès à ce Code a été modifié. Ce qu’il ne permet plus a été fermé.',
  uploadsEnded: 'Les téléversements ont été annulés : votre accès à ce Code a été modifié.',
  commentLeft: 'Le document a été quitté ou changé avant l’enregistrement de votre commentaire.',
  downloadFailed: 'La pièce jointe n’a pas pu être téléchargée. Veuillez réessayer.',
  commentGone:
    'Ce que vous commentiez a été supprimé par une autre personne avant l’enregistrement de votre commentaire.',
  bookmarkGone: 'Le signet a été supprimé ailleurs avant l’enregistrement de son nouveau nom.',
  attachmentGone:
    'La pièce jointe a été supprimée par une autre personne avant l’enregistrement de votre modification.',
  noteGone: 'La note a été supprimée par une autre personne avant l’enregistrement de votre modification.',
  annotationMissing: 'L’annotation à laquelle renvoie ce lien n’existe plus.',
  noteMissing: 'La note à laquelle renvoie ce lien n’existe plus.',
  copied: 'Copié avec la référence',
  copyFailed: 'Le texte n’a pas pu être copié.',
  highlightDeleted: 'Surlignage supprimé',
  commentDeleted: 'Commentaire supprimé',
  attachmentDeleted: 'Pièce jointe supprimée',
  bookmarkDeleted: 'Signet supprimé',
  placesConfirmed: '{count, plural, one {# emplacement confirmé} other {# emplacements confirmés}}',
  highlightsRecolored:
    '{count, plural, =0 {Aucune couleur n’a été changée} one {# annotation recolorée} other {# annotations recolorées}}{left, plural, =0 {} one {. # reste en l’état : seul son auteur peut la modifier.} other {. # restent en l’état : seuls leurs auteurs peuvent les modifier.}}',
  tagsReplaced:
    '{count, plural, =0 {Aucun mot-clé n’a été changé} one {Mots-clés de # annotation changés} other {Mots-clés de # annotations changés}}{left, plural, =0 {} one {. # reste en l’état : seul son auteur peut la modifier.} other {. # restent en l’état : seuls leurs auteurs peuvent les modifier.}}',
  highlightsDeleted:
    '{count, plural, =0 {Rien n’a été supprimé} one {# annotation supprimée} other {# annotations supprimées}}{left, plural, =0 {} one {. # demeure : seul son auteur ou le propriétaire du Code peut la supprimer.} other {. # demeurent : seuls leurs auteurs ou le propriétaire du Code peuvent les supprimer.}}',
  noteDeleted: 'Note supprimée',
  undone:
    'Annulé : {what}{left, plural, =0 {} one { (# autre n’a pas pu l’être, ayant été modifiée depuis)} other { (# autres n’ont pas pu l’être, ayant été modifiées depuis)}}',
  redone:
    'Rétabli : {what}{left, plural, =0 {} one { (# autre n’a pas pu l’être, ayant été modifiée depuis)} other { (# autres n’ont pas pu l’être, ayant été modifiées depuis)}}',
  undo: 'Annuler',
  undoGone: 'Impossible d’annuler : l’élément n’existe plus.',
  undoChanged: 'Impossible d’annuler : l’élément a été modifié depuis.',
  undoOthersWork: 'Impossible d’annuler : quelqu’un a écrit sur ce surlignage depuis.',
  undoOverlap: 'Impossible d’annuler : le texte a de nouveau été surligné depuis.',
  published: 'Publié : tous les membres de ce Code le voient désormais.',
  madePrivate: 'Vous seul le voyez désormais.',
  savedElsewhere:
    'Ce texte a été modifié et enregistré entre-temps dans une autre fenêtre. Ce que vous avez écrit n’a pas été enregistré.',
  staysPublished: 'D’autres ont écrit sur ce surlignage : il ne peut plus être rendu privé.',
  joinGone: 'Le surlignage que vous vouliez rejoindre a changé. Le vôtre reste privé.',
  undoTooLate: 'Ce qui a été supprimé ne peut plus être restauré.',
  undoNotLoaded:
    'Impossible d’annuler tant que les annotations du document ne sont pas chargées. Veuillez réessayer.',
  storageFull:
    'Votre navigateur n’a plus de place pour conserver les modifications non enregistrées. Laissez cette page ouverte jusqu’à ce que tout soit enregistré.',
  openExisting: 'Ouvrir l’annotation existante',
  commentExisting: 'La commenter',
  written: 'Ce que vous avez écrit n’a pas pu être enregistré :',
  copyWritten: 'Copier le texte',
} satisfies Shape<typeof english.notices>;

/** Names of what can be undone and redone, in French. */
export const history = {
  undo: 'Annuler : {what}',
  redo: 'Rétablir : {what}',
  nothingToUndo: 'Annuler (rien à annuler)',
  nothingToRedo: 'Rétablir (rien à rétablir)',
  createHighlight: 'surligner le texte',
  deleteHighlight: '{count, plural, one {supprimer le surlignage} other {supprimer # surlignages}}',
  recolorHighlight: '{count, plural, one {changer la couleur} other {changer la couleur de # surlignages}}',
  tagHighlight: 'modifier les mots-clés',
  moveHighlight: 'modifier le texte surligné',
  confirmPlace:
    '{count, plural, one {confirmer l’emplacement d’un surlignage} other {confirmer l’emplacement de # surlignages}}',
  createComment: 'ajouter un commentaire',
  editComment: 'modifier le commentaire',
  resolveThread: 'clore le commentaire',
  reopenThread: 'rouvrir le commentaire',
  deleteComment: 'supprimer le commentaire',
  createAttachment: 'joindre un fichier',
  renameAttachment: 'renommer la pièce jointe',
  deleteAttachment: 'supprimer la pièce jointe',
  createBookmark: 'ajouter un signet',
  renameBookmark: 'renommer le signet',
  deleteBookmark: 'supprimer le signet',
  createNote: 'ajouter une note',
  editNote: 'modifier la note',
  deleteNote: 'supprimer la note',
  publish: 'publier',
  makePrivate: 'rendre privé',
} satisfies Shape<typeof english.history>;
