import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/finding';

/** Words of the table of contents, in French. */
export const contents = {
  label: 'Table des matières',
  empty:
    'Ce document n’a pas de table des matières, et aucun article n’y a été trouvé. Servez-vous des pages ou de la recherche pour vous repérer.',
  failed: 'La table des matières n’a pas pu être lue.',
  filter: 'Filtrer le sommaire',
  noMatch: 'Aucune entrée du sommaire ne contient « {filter} ».',
  reading:
    'Recherche des articles : {read, number} sur {total, plural, one {# page lue} other {# pages lues}}',
  recognizing: 'Recherche des articles et des chapitres…',
  unread: 'Ce document n’a pas de table des matières, ni de texte où chercher des articles.',
  expand: 'Afficher ce qui se trouve sous {title}',
  collapse: 'Masquer ce qui se trouve sous {title}',
} satisfies Shape<typeof english.contents>;

/** Words of the dialog that goes to an article or a page, in French. */
export const goTo = {
  title: 'Aller à l’article',
  label: 'Article ou page',
  placeholder: '1240, 28 2 b, L 121-1 ou mots d’un intitulé',
  hint: 'Un article avec son alinéa et sa lettre, des mots d’un intitulé, ou une page.',
  results: 'Articles trouvés',
  found: '{count, plural, one {# résultat} other {# résultats}}',
  none: 'Il n’y a ni article ni page « {typed} ».',
  noArticles: 'Aucun article n’a été trouvé dans ce document. Vous pouvez tout de même aller à une page.',
  reading:
    'Recherche des articles : {read, number} sur {total, plural, one {# page lue} other {# pages lues}}',
  recognizing: 'Recherche des articles…',
  awaiting: 'Ira à « {typed} » dès que les articles seront trouvés',
  page: 'Page {page}',
} satisfies Shape<typeof english.goTo>;

/** Words of the page thumbnails, in French. */
export const pages = {
  label: 'Pages du document',
  name: 'Page {page, number} sur {total, number}',
  nameLabelled: 'Page {label} ({page, number} sur {total, number})',
  highlights: '{count, plural, one {# surlignage} other {# surlignages}}',
} satisfies Shape<typeof english.pages>;

/** Words of the search, in a document and in the Code, in French. */
export const search = {
  label: 'Rechercher dans ce document',
  placeholder: 'Rechercher dans le document',
  searching: 'Recherche…',
  none: 'Aucun résultat',
  position: '{active, number} sur {total, number}',
  positionSoFar: '{active, number} sur {total, number}…',
  foundSoFar: '{total, number}…',
  progress: '{read, number} sur {total, plural, one {# page parcourue} other {# pages parcourues}}',
  found: '{total, plural, one {# occurrence trouvée} other {# occurrences trouvées}}',
  next: 'Occurrence suivante',
  previous: 'Occurrence précédente',
  failed: 'La recherche a échoué.',
  clear: 'Fermer la recherche',
  results: 'Occurrences',
  list: 'Lister les occurrences',
  page: 'p. {label}',
  more: '{count, plural, one {# autre occurrence n’est pas listée.} other {# autres occurrences ne sont pas listées.}}',
  caseSensitive: 'Respecter la casse',
  wholeWord: 'Mots entiers',
  labelCode: 'Rechercher dans tous les documents du Code',
  labelAnnotations: 'Rechercher dans les annotations du Code',
  placeholderCode: 'Rechercher dans tous les documents',
  placeholderAnnotations: 'Rechercher dans les annotations',
  scope: 'Étendue de la recherche',
  scopes: { document: 'Ce document', documents: 'Tout le Code', annotations: 'Annotations' },
  hint: 'Saisissez ce que vous cherchez.',
  noneFor: 'Aucun résultat pour « {query} ».',
  onPage: 'Page {label}',
  inDocuments:
    '{total, plural, one {# occurrence} other {# occurrences}} dans {count, plural, one {# document} other {# documents}}',
  collapseAll: 'Tout replier',
  expandAll: 'Tout déplier',
  documentHits: '{title} : {count, plural, one {# occurrence} other {# occurrences}}',
  loadingMore: 'Chargement de la suite…',
  inGroup: '{count, number}',
  stale: 'Des modifications ont eu lieu depuis cette recherche.',
  again: 'Relancer la recherche',
  unread: 'La recherche n’a pas pu porter, ou seulement en partie, sur ces documents : {titles}',
  noText: 'Aucun texte où chercher',
  textless:
    'Ces pages n’ont pas de texte : ce sont des images, comme le sont les numérisations. La recherche ne trouve pas leurs mots, mais des zones peuvent y être marquées.',
  textlessPages:
    '{count, plural, one {# page} other {# pages}} sur {pages, number} sans texte : la recherche ne trouve pas les mots d’une image.',
  textlessDocuments:
    '{pages, plural, one {# page} other {# pages}} sans texte dans {titles} : la recherche ne trouve pas les mots d’une image.',
  unreadPages:
    '{count, plural, one {# page de ce document est illisible : la recherche n’a pas porté sur elle.} other {# pages de ce document sont illisibles : la recherche n’a pas porté sur elles.}}',
  kinds: {
    quote: 'Surlignage',
    name: 'Nom d’un surlignage',
    comment: 'Commentaire',
    attachment: 'Pièce jointe',
    bookmark: 'Signet',
    note: 'Note',
    noteAttachment: 'Pièce jointe à une note',
  },
} satisfies Shape<typeof english.search>;

/** Words of references in the text. */
export const references = {
  go: 'Y aller',
  referredBy: 'Cité par',
  referredByOf: 'Ce qui renvoie à {article}',
  none: 'Aucun autre article n’y renvoie.',
  inDocument: 'Dans « {title} »',
  gone: '« {title} » ne contient pas {article}.',
} satisfies Shape<typeof english.references>;
