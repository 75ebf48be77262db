import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/notes-and-bookmarks';

/** Words of the notes on a document, in Spanish. */
export const notes = {
  add: 'Escribir una nota',
  label: 'Su nota',
  editLabel: 'Cambiar su nota',
  placeholder: 'Escriba una nota sobre todo el documento…',
  list: 'Notas sobre este documento',
  files: 'Adjuntos de esta nota',
  loading: 'Cargando las notas',
  failed: 'No se han podido cargar las notas.',
  emptyTitle: 'Aún no hay notas',
  empty: 'Las notas se refieren a todo el documento, no a un pasaje concreto.',
  emptyReadOnly: 'Nadie ha escrito aún una nota sobre este documento.',
  noMatch: 'Ninguna nota contiene «{filter}».',
  card: 'Nota de {name}: {text}',
  edit: 'Editar la nota',
  delete: 'Eliminar la nota',
  deleteQuestion: '¿Eliminar esta nota?',
  leaveQuestion: '¿Descartar lo que ha escrito?',
  stay: 'Seguir escribiendo',
  discard: 'Descartar',
} satisfies Shape<typeof english.notes>;

/** Words of the bookmarks, in Spanish. */
export const bookmarks = {
  label: 'Marcadores de este documento',
  add: 'Añadir un marcador a esta página',
  filter: 'Filtrar por nombre',
  loading: 'Cargando los marcadores',
  failed: 'No se han podido cargar los marcadores.',
  emptyTitle: 'Aún no hay marcadores',
  empty: 'Pulse b para guardar la página que está leyendo, o seleccione un pasaje y añádale un marcador.',
  emptyReadOnly: 'Nadie ha añadido aún un marcador a este documento.',
  noMatch: 'Ningún marcador contiene «{filter}».',
  pageName: 'Página {page}',
  name: 'Nombre del marcador',
  newName: 'Nombre del nuevo marcador en la página {page}',
  rename: 'Cambiar el nombre del marcador «{name}»',
  delete: 'Eliminar el marcador «{name}»',
  deleteQuestion: '¿Eliminar el marcador «{name}»?',
  releaseQuestion: '¿Quitar «{name}» de los marcadores? Su resaltado se conserva.',
  keep: 'Añadir el resaltado a los marcadores',
  release: 'Quitar de los marcadores',
} satisfies Shape<typeof english.bookmarks>;

/** Words of what comments and notes are written with, and of the links in them, in Spanish. */
export const writing = {
  tools: 'Formato',
  bold: 'Negrita',
  italic: 'Cursiva',
  bullets: 'Lista con viñetas',
  numbers: 'Lista numerada',
  quote: 'Cita',
  article: 'Enlace a un artículo ([[)',
  articles: 'Artículos y documentos que enlazar',
  articleCount:
    '{count, plural, one {Un resultado; Intro lo enlaza} other {# resultados; las flechas eligen, Intro enlaza}}',
  articleHint: 'Escriba el número o la rúbrica de un artículo y, si es de otro documento, también su nombre.',
  articlesReading: 'Aún se están leyendo los artículos de este documento…',
  articlesElsewhereReading: 'Cargando los artículos de «{title}»…',
  articlesElsewhereFailed: 'No se han podido cargar los artículos de «{title}».',
  preview: 'Así se mostrará',
  wholeDocument: 'Documento',
  goToArticle: 'Ir a este artículo',
  openDocument: 'Abrir en «{title}»',
  documentGone: 'El documento de este enlace ya no está en este Código',
} satisfies Shape<typeof english.writing>;
