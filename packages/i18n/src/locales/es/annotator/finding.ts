import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/finding';

/** Words of the table of contents, in Spanish. */
export const contents = {
  label: 'Índice',
  empty:
    'Este documento no tiene índice y no se han encontrado artículos en él. Oriéntese con las páginas o con la búsqueda.',
  failed: 'No se ha podido leer el índice.',
  filter: 'Filtrar el índice',
  noMatch: 'Ninguna entrada del índice contiene «{filter}».',
  reading:
    'Buscando artículos: {read, number} de {total, plural, one {# página leída} other {# páginas leídas}}',
  recognizing: 'Buscando artículos y capítulos…',
  unread: 'Este documento no tiene índice ni texto en el que encontrar artículos.',
  expand: 'Mostrar el contenido de {title}',
  collapse: 'Ocultar el contenido de {title}',
} satisfies Shape<typeof english.contents>;

/** Words of the dialog that goes to an article or a page, in Spanish. */
export const goTo = {
  title: 'Ir al artículo',
  label: 'Artículo o página',
  placeholder: '433, 28 2 b, L 121-1 o palabras de una rúbrica',
  hint: 'Un artículo con su apartado y letra, palabras de una rúbrica o una página.',
  results: 'Artículos encontrados',
  found: '{count, plural, one {# resultado} other {# resultados}}',
  none: 'No existe ningún artículo ni página «{typed}».',
  noArticles: 'No se han encontrado artículos en este documento. Aun así, puede ir a una página.',
  reading:
    'Buscando artículos: {read, number} de {total, plural, one {# página leída} other {# páginas leídas}}',
  recognizing: 'Buscando artículos…',
  awaiting: 'Irá a «{typed}» en cuanto se encuentren los artículos',
  page: 'Página {page}',
} satisfies Shape<typeof english.goTo>;

/** Words of the page thumbnails, in Spanish. */
export const pages = {
  label: 'Páginas del documento',
  name: 'Página {page, number} de {total, number}',
  nameLabelled: 'Página {label} ({page, number} de {total, number})',
  highlights: '{count, plural, one {# resaltado} other {# resaltados}}',
} satisfies Shape<typeof english.pages>;

/** Words of the search, in a document and in the Code, in Spanish. */
export const search = {
  label: 'Buscar en este documento',
  placeholder: 'Buscar en el documento',
  searching: 'Buscando…',
  none: 'Sin resultados',
  position: '{active, number} de {total, number}',
  positionSoFar: '{active, number} de {total, number}…',
  foundSoFar: '{total, number}…',
  progress: 'Búsqueda en {read, number} de {total, plural, one {# página} other {# páginas}}',
  found: '{total, plural, one {# resultado} other {# resultados}}',
  next: 'Resultado siguiente',
  previous: 'Resultado anterior',
  failed: 'La búsqueda ha fallado.',
  clear: 'Cerrar la búsqueda',
  results: 'Resultados',
  list: 'Mostrar los resultados en una lista',
  page: 'pág.\u00a0{label}',
  more: '{count, plural, one {# resultado más no aparece} other {# resultados más no aparecen}} en la lista.',
  caseSensitive: 'Distinguir mayúsculas y minúsculas',
  wholeWord: 'Palabras completas',
  labelCode: 'Buscar en todos los documentos del Código',
  labelAnnotations: 'Buscar en las anotaciones del Código',
  placeholderCode: 'Buscar en todos los documentos',
  placeholderAnnotations: 'Buscar en las anotaciones',
  scope: 'Dónde buscar',
  scopes: { document: 'Este documento', documents: 'Todo el Código', annotations: 'Anotaciones' },
  hint: 'Escriba lo que busca.',
  noneFor: 'Sin resultados para «{query}».',
  onPage: 'Página {label}',
  inDocuments:
    '{total, plural, one {# resultado} other {# resultados}} en {count, plural, one {# documento} other {# documentos}}',
  collapseAll: 'Contraer todo',
  expandAll: 'Desplegar todo',
  documentHits: '{title}: {count, plural, one {# resultado} other {# resultados}}',
  loadingMore: 'Cargando más…',
  inGroup: '{count, number}',
  stale: 'Algo ha cambiado desde esta búsqueda.',
  again: 'Buscar de nuevo',
  unread: 'No se ha podido buscar en estos documentos, o solo en parte: {titles}',
  noText: 'No hay texto en el que buscar',
  textless:
    'Estas páginas no tienen texto: son imágenes, como las de un escaneo. No se puede buscar en sus palabras, pero sí marcar áreas.',
  textlessPages:
    'Sin texto en {count, plural, one {una página} other {# páginas}} de {pages, number}: por ser imágenes, no se puede buscar en ellas.',
  textlessDocuments:
    'Sin texto en {pages, plural, one {una página} other {# páginas}} de {titles}: por ser imágenes, no se puede buscar en ellas.',
  unreadPages:
    '{count, plural, one {# página de este documento no se puede leer y no se ha buscado en ella.} other {# páginas de este documento no se pueden leer y no se ha buscado en ellas.}}',
  kinds: {
    quote: 'Resaltado',
    name: 'Nombre de un resaltado',
    comment: 'Comentario',
    attachment: 'Adjunto',
    bookmark: 'Marcador',
    note: 'Nota',
    noteAttachment: 'Adjunto de una nota',
  },
} satisfies Shape<typeof english.search>;

/** Words of references in the text. */
export const references = {
  go: 'Ir al texto',
  referredBy: 'Remiten a él',
  referredByOf: 'Qué remite a {article}',
  none: 'Ningún otro artículo remite a él.',
  inDocument: 'En «{title}»',
  gone: 'En «{title}» no está {article}.',
} satisfies Shape<typeof english.references>;
