import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/workspace';

/** Words of the toolbar, in French. */
export const toolbar = {
  label: 'Outils du document',
  documents: 'Document : {title}. En choisir un autre',
  documentsMenu: 'Documents de ce Code',
  highlights: '{count, plural, =0 {aucun surlignage} one {# surlignage} other {# surlignages}}',
  page: 'Page',
  pageOf: 'sur {total, number}',
  pageOfLabelled: '({page, number} sur {total, number})',
  pageUnknown:
    'Il n’y a pas de page « {typed} ». Les pages vont de 1 à {total, number}, ou portent leur numéro imprimé.',
  pageLabel: 'imprimée {label}',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  goBack: 'Revenir à l’endroit précédent',
  goForward: 'Avancer à nouveau',
  backTo: 'Revenir à {place}',
  forwardTo: 'Avancer à {place}',
  placeArticle: '{article} {law}',
  placePage: 'page {page}, {law}',
  placeInVersion: '{place} (version {number})',
  rotateLeft: 'Pivoter à gauche',
  rotateRight: 'Pivoter à droite',
  zoom: 'Zoom : {zoom}. En choisir un autre',
  zoomMenu: 'Zoom',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fitWidth: 'Pleine largeur',
  fitPage: 'Page entière',
  percent: '{percent, number} %',
  more: 'Autres actions',
  search: 'Rechercher',
  color: 'Couleur de surlignage : {color}. En choisir une autre',
  leftPanel: 'Panneau du sommaire',
  rightPanel: 'Panneau des annotations',
  keys: 'Raccourcis clavier',
  unsaved:
    '{count, plural, one {# modification pas encore enregistrée} other {# modifications pas encore enregistrées}}',
  saving: '{count, plural, one {Enregistrement de # modification} other {Enregistrement de # modifications}}',
  unsavedRetry: 'Réessayer d’enregistrer',
} satisfies Shape<typeof english.toolbar>;

/** What is said of the open document, in French. */
export const document = {
  label: 'Document {title}',
  loading: 'Ouverture de {title}',
  progress: '{percent, number} % lus',
  none: 'Ce Code n’a pas encore de documents.',
  missing: 'Le document n’existe pas',
  invalid: 'Ce fichier n’est pas un document PDF valide.',
  locked: 'Ce PDF est protégé par un mot de passe.',
  'wrong-password': 'Ce n’est pas le mot de passe du document.',
  password: 'Mot de passe',
  unlock: 'Ouvrir',
  canceled: 'L’ouverture a été annulée.',
  starved: 'Pas de connexion. Les pages manquantes s’affichent dès qu’elle est rétablie.',
  network: 'Le document n’a pas pu être chargé. Vérifiez votre connexion et réessayez.',
  unauthorized: 'Vous n’êtes pas autorisé à lire ce document, ou votre session a pris fin.',
} satisfies Shape<typeof english.document>;

/** Names of the panels and their tabs, in French. */
export const panels = {
  left: 'Sommaire, signets et pages',
  right: 'Mises à jour, notes et annotations',
  contents: 'Sommaire',
  bookmarks: 'Signets',
  pages: 'Pages',
  'code-update': 'Mise à jour',
  'general-notes': 'Notes',
  annotations: 'Annotations',
  resizeLeft: 'Largeur du panneau gauche',
  resizeRight: 'Largeur du panneau droit',
  collapse: 'Replier le panneau',
  loading: 'Chargement…',
  failed: 'Le chargement a échoué. Vérifiez votre connexion et réessayez.',
} satisfies Shape<typeof english.panels>;

/** What is printed on keys that have a name, in French. */
export const keyLabels = {
  Ctrl: 'Ctrl',
  Shift: 'Maj',
  Enter: 'Entrée',
  Esc: 'Échap',
  Del: 'Suppr',
} satisfies Shape<typeof english.keyLabels>;

/** What keys are for, in French. */
export const keyGroups = {
  reading: 'Lire',
  searching: 'Rechercher',
  annotating: 'Surligner et commenter',
  highlighting: 'Surligner',
  selecting: 'Texte et surlignages sans souris',
  placing: 'Annotations à placer',
  everywhere: 'Partout',
} satisfies Shape<typeof english.keyGroups>;

/** The list of keyboard shortcuts, in French. */
export const keys = {
  title: 'Raccourcis clavier',
  note: 'Ils agissent lorsque le focus est dans l’annotateur, hors d’un champ de texte.',
  help: 'Afficher cette liste',
  nextAnnotation: 'Annotation suivante',
  previousAnnotation: 'Annotation précédente',
  openMark: 'D’un surlignage à sa fiche (Échap pour revenir ; Tab atteint les surlignages de la page)',
  delete: 'Supprimer le surlignage actif',
  regions:
    'À la partie suivante de la fenêtre : barre d’outils, panneau, document, panneau (avec Maj : en arrière)',
  nextHit: 'Occurrence suivante',
  previousHit: 'Occurrence précédente',
  search: 'Rechercher dans le document',
  selectHit: 'Sélectionner l’occurrence (dans le champ de recherche : Ctrl et Entrée)',
  goToPage: 'Aller à un article ou à une page',
  area: 'Marquer une zone d’une page, comme dans les numérisations et les figures',
  caret: 'Curseur dans le texte : flèches, Début, Fin, Page préc. et Page suiv. ; avec Ctrl, mot par mot',
  extend: 'Sélectionner du texte, ou modifier la sélection',
  moveEnd:
    'Déplacer la fin de votre surlignage actif ; avec Ctrl ou Alt, mot par mot (Entrée valide, Échap rétablit)',
  handles: 'À la fin et au début de votre surlignage actif, que les flèches déplacent ensuite',
  selectAll: 'Sélectionner le texte de la page',
  goBack: 'Revenir à l’endroit quitté par un saut, même dans un autre document',
  goForward: 'Avancer à nouveau',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  zoomReset: 'Taille réelle',
  highlight: 'Surligner le texte sélectionné, dans les dix premières couleurs',
  comment: 'Commenter le texte sélectionné ou le surlignage actif',
  attach: 'Joindre des fichiers au texte sélectionné ou au surlignage actif',
  record: 'Enregistrer une note audio ou vidéo sur le texte sélectionné ou le surlignage actif',
  bookmark: 'Mettre un signet au texte sélectionné, ou à la page en cours de lecture',
  escape: 'Fermer ce qui a été ouvert en dernier',
  undo: 'Annuler votre dernière action',
  redo: 'La rétablir',
  submit: 'Enregistrer le commentaire',
} satisfies Shape<typeof english.keys>;
