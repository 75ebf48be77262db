import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/annotations';

/** Words of the list of annotations, its filter and its cards, in French. */
export const annotations = {
  label: 'Annotations de ce document',
  labelCode: 'Annotations de tout le Code',
  scope: 'Annotations à lister',
  scopes: { document: 'Ce document', code: 'Tout le Code' },
  inDocument: '{count, plural, one {# annotation} other {# annotations}}',
  filter: 'Filtrer par mot',
  clearFilter: 'Effacer le filtre',
  filterTitle: 'Filtrer et trier les annotations',
  filterMore:
    '{count, plural, =0 {Filtrer et trier} one {Filtrer et trier : # critère} other {Filtrer et trier : # critères}}',
  new: 'Nouveau',
  newSince: 'Nouveautés depuis votre dernière visite ({when}) : {count, number}',
  byKind: 'Type',
  byTag: 'Mots-clés : tous ceux qui sont choisis',
  byColor: 'Couleur',
  byAuthor: 'Auteur',
  order: 'Ordre',
  kinds: {
    highlight: 'Surlignage seul',
    comment: 'Commentaire',
    attachment: 'Pièce jointe',
    media: 'Audio ou vidéo',
  },
  byMark: 'Échanges',
  marks: {
    unresolved: 'Commentaires non clos',
    mentionsMe: 'Mentions de mon nom',
    new: 'Nouveautés depuis votre dernière visite',
    private: 'Privées, visibles de vous seul',
  },
  orders: {
    position: 'Ordre du document',
    newest: 'Les plus récentes d’abord',
    oldest: 'Les plus anciennes d’abord',
    color: 'Par couleur',
  },
  inCode:
    '{count, plural, one {# annotation dans ce Code{private, plural, =0 {} one {, privée} other {, privée}}} other {# annotations dans ce Code{private, plural, =0 {} one {, dont # privée} other {, dont # privées}}}}',
  noneLeft: 'Aucune annotation ne correspond au filtre.',
  shown: '{shown, number} sur {total, number}',
  loading: 'Chargement des annotations',
  emptyTitle: 'Aucune annotation pour l’instant',
  empty: 'Sélectionnez un passage du document pour le surligner ou le commenter.',
  emptyCode: 'Aucun document de ce Code n’est annoté.',
  emptyReadOnly: 'Personne n’a encore annoté ce document.',
  noMatch: 'Aucune annotation ne contient « {filter} ».',
  failed: 'Les annotations n’ont pas pu être chargées.',
  page: 'p.\u00a0{page}',
  card: 'Surlignage {color}, page {page} : {quote}',
  cardNamed: 'Surlignage « {color} », page {page} : {quote}',
  mark: '« {quote} », {color}{comments, plural, =0 {, aucun commentaire} one {, # commentaire} other {, # commentaires}}{attachments, plural, =0 {} one {, # pièce jointe} other {, # pièces jointes}}',
  unconfirmed: 'À vérifier : le texte a été modifié',
  failedPlace: 'Introuvable dans cette version',
  notFound: 'Les mots cités ne figurent pas dans ce texte',
  saving: 'Pas encore enregistré',
  today: 'aujourd’hui',
  yesterday: 'hier',
  edited: 'modifié',
  more: 'Tout afficher',
  less: 'Afficher moins',
  attachments: '{count, plural, one {# pièce jointe} other {# pièces jointes}}',
  goTo: 'Afficher dans le document',
  copy: 'Copier avec la référence',
  ends: { start: 'Début du surlignage', end: 'Fin du surlignage' },
  nowReads: 'Le surlignage couvre désormais : {quote}',
  delete: 'Supprimer le surlignage',
  deleteQuestion:
    '{count, plural, =0 {Supprimer ce surlignage ?} one {Supprimer ce surlignage avec son commentaire ou sa pièce jointe ?} other {Supprimer ce surlignage avec ses # commentaires et pièces jointes ?}}',
  colorNow: 'Changer la couleur : {color}',
} satisfies Shape<typeof english.annotations>;

/** Words of working with several annotations together, in French. */
export const picking = {
  begin: 'Sélectionner',
  end: 'Terminé',
  label: 'Annotations sélectionnées',
  count:
    '{count, plural, =0 {Aucune sélection} one {# sélectionnée} other {# sélectionnées}}{hidden, plural, =0 {} one {, # autre n’est pas listée} other {, # autres ne sont pas listées}}',
  all: 'Tout sélectionner ({count, number})',
  none: 'Tout désélectionner',
  color: 'Couleur',
  delete: 'Supprimer',
  deleteQuestion:
    '{count, plural, one {Supprimer # annotation ?} other {Supprimer # annotations ?}}{written, plural, =0 {} one { L’une d’elles porte des commentaires ou des pièces jointes.} other { # d’entre elles portent des commentaires ou des pièces jointes.}}',
} satisfies Shape<typeof english.picking>;

/** Words of the comments on a highlight, in French. */
export const comments = {
  add: 'Commenter',
  label: 'Votre commentaire',
  editLabel: 'Modifier votre commentaire',
  placeholder: 'Écrivez un commentaire…',
  submit: 'Commenter',
  hint: 'Ctrl+Entrée enregistre',
  mention: 'Personnes à mentionner',
  mentionCount:
    '{count, plural, one {# personne ; Entrée la mentionne} other {# personnes ; flèches pour choisir, Entrée pour mentionner}}',
  edit: 'Modifier le commentaire',
  delete: 'Supprimer le commentaire',
  deleteQuestion: 'Supprimer ce commentaire ?',
  changedElsewhere:
    'Ce texte a été modifié ailleurs depuis que vous l’avez ouvert. Si vous enregistrez, c’est votre texte qui sera conservé.',
  takeElsewhere: 'Reprendre cet autre texte',
  deleteThreadQuestion:
    '{count, plural, one {Supprimer ce commentaire ? La réponse qui lui a été faite sera conservée.} other {Supprimer ce commentaire ? Les # réponses qui lui ont été faites seront conservées.}}',
  reply: 'Répondre',
  replyLabel: 'Votre réponse',
  replyPlaceholder: 'Écrivez une réponse…',
  replies: 'Réponses',
  resolve: 'Clore',
  reopen: 'Rouvrir',
  resolved: 'Clos par {name}, {when}',
  showThread: '{count, plural, one {Afficher le commentaire} other {Afficher les # commentaires}}',
  hideThread: 'Masquer',
  deleted: 'Commentaire supprimé',
  leaveQuestion: 'Abandonner ce que vous avez écrit ?',
  stay: 'Continuer à écrire',
  discard: 'Abandonner',
} satisfies Shape<typeof english.comments>;

/** Words of the bar beside selected text, in French. */
export const selectionBar = {
  label: 'Texte sélectionné',
  highlightLabel: 'Surligner',
  highlightIn: 'Surligner en {color}',
  highlightAs: 'Surligner comme {name}',
  changeTo: 'Changer en {color}',
  changeToName: 'Changer en {name}',
  allColors: 'Les 20 couleurs',
  comment: 'Commenter',
  bookmark: 'Signet',
  copy: 'Citer',
  copyHint: 'Copier avec la référence',
  copyArticle: 'Copier avec la référence : {citation}',
  delete: 'Supprimer',
} satisfies Shape<typeof english.selectionBar>;

/** How a quote is cited when it is copied, in French. */
export const citation = {
  quoted: '« {quote} » {citation}',
  version: 'version {number, number}',
} satisfies Shape<typeof english.citation>;
