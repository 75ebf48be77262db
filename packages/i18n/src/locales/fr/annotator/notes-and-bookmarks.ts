import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/notes-and-bookmarks';

/** Words of the notes on a document, in French. */
export const notes = {
  add: 'Écrire une note',
  label: 'Votre note',
  editLabel: 'Modifier votre note',
  placeholder: 'Écrivez une note sur l’ensemble du document…',
  list: 'Notes générales sur ce document',
  files: 'Pièces jointes à cette note',
  loading: 'Chargement des notes',
  failed: 'Les notes n’ont pas pu être chargées.',
  emptyTitle: 'Aucune note pour l’instant',
  empty: 'Les notes générales portent sur l’ensemble du document, et non sur l’un de ses passages.',
  emptyReadOnly: 'Personne n’a encore écrit de note sur ce document.',
  noMatch: 'Aucune note ne contient « {filter} ».',
  card: 'Note de {name} : {text}',
  edit: 'Modifier la note',
  delete: 'Supprimer la note',
  deleteQuestion: 'Supprimer cette note ?',
  leaveQuestion: 'Abandonner ce que vous avez écrit ?',
  stay: 'Continuer à écrire',
  discard: 'Abandonner',
} satisfies Shape<typeof english.notes>;

/** Words of the bookmarks, in French. */
export const bookmarks = {
  label: 'Signets de ce document',
  add: 'Mettre un signet à cette page',
  filter: 'Filtrer par nom',
  loading: 'Chargement des signets',
  failed: 'Les signets n’ont pas pu être chargés.',
  emptyTitle: 'Aucun signet pour l’instant',
  empty:
    'Appuyez sur b pour mettre un signet à la page que vous lisez, ou sélectionnez un passage et mettez-y un signet.',
  emptyReadOnly: 'Personne n’a encore mis de signet dans ce document.',
  noMatch: 'Aucun signet ne contient « {filter} ».',
  pageName: 'Page {page}',
  name: 'Nom du signet',
  newName: 'Nom du nouveau signet, page {page}',
  rename: 'Renommer le signet « {name} »',
  delete: 'Supprimer le signet « {name} »',
  deleteQuestion: 'Supprimer le signet « {name} » ?',
  releaseQuestion: 'Retirer « {name} » des signets ? Son surlignage est conservé.',
  keep: 'Mettre un signet au surlignage',
  release: 'Retirer des signets',
} satisfies Shape<typeof english.bookmarks>;

/** Words of what comments and notes are written with, and of the links in them, in French. */
export const writing = {
  tools: 'Mise en forme',
  bold: 'Gras',
  italic: 'Italique',
  bullets: 'Liste à puces',
  numbers: 'Liste numérotée',
  quote: 'Citation',
  article: 'Lien vers un article ([[)',
  articles: 'Articles et documents vers lesquels créer un lien',
  articleCount:
    '{count, plural, one {# résultat ; Entrée crée le lien} other {# résultats ; flèches pour choisir, Entrée pour créer le lien}}',
  articleHint: 'Saisissez le numéro ou l’intitulé d’un article et, pour un autre document, aussi son nom.',
  articlesReading: 'Les articles de ce document sont encore en cours de lecture…',
  articlesElsewhereReading: 'Chargement des articles de « {title} »…',
  articlesElsewhereFailed: 'Les articles de « {title} » n’ont pas pu être chargés.',
  preview: 'Aperçu du résultat',
  wholeDocument: 'Document',
  goToArticle: 'Aller à cet article',
  openDocument: 'Ouvrir dans « {title} »',
  documentGone: 'Le document de ce lien n’est plus dans ce Code',
} satisfies Shape<typeof english.writing>;
