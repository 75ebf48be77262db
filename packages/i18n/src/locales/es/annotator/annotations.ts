import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/annotations';

/** Words of the list of annotations, its filter and its cards, in Spanish. */
export const annotations = {
  label: 'Anotaciones de este documento',
  labelCode: 'Anotaciones de todo el Código',
  scope: 'Qué anotaciones mostrar',
  scopes: { document: 'Este documento', code: 'Todo el Código' },
  inDocument: '{count, plural, one {# anotación} other {# anotaciones}}',
  filter: 'Filtrar por palabra',
  clearFilter: 'Quitar el filtro',
  filterTitle: 'Filtrar y ordenar las anotaciones',
  filterMore:
    '{count, plural, =0 {Filtrar y ordenar} one {Filtrar y ordenar: # opción} other {Filtrar y ordenar: # opciones}}',
  new: 'Nueva',
  newSince: 'Nuevas desde su última visita ({when}): {count, number}',
  byKind: 'Tipo',
  byTag: 'Etiquetas: todas las elegidas',
  byColor: 'Color',
  byAuthor: 'Autor',
  order: 'Orden',
  kinds: {
    highlight: 'Solo resaltado',
    comment: 'Comentario',
    attachment: 'Adjunto',
    media: 'Audio o vídeo',
  },
  byMark: 'Conversaciones',
  marks: {
    unresolved: 'Comentarios sin resolver',
    mentionsMe: 'Menciones a mí',
    new: 'Nuevas desde su última visita',
    private: 'Privadas, solo las ve usted',
  },
  orders: {
    position: 'Como en el documento',
    newest: 'Más recientes primero',
    oldest: 'Más antiguas primero',
    color: 'Por color',
  },
  inCode:
    '{count, plural, one {# anotación en este Código{private, plural, =0 {} other {, privada}}} other {# anotaciones en este Código{private, plural, =0 {} one {, # de ellas privada} other {, # de ellas privadas}}}}',
  noneLeft: 'Ninguna anotación corresponde al filtro.',
  shown: '{shown, number} de {total, number}',
  loading: 'Cargando las anotaciones',
  emptyTitle: 'Aún no hay anotaciones',
  empty: 'Seleccione un pasaje del documento para resaltarlo o comentarlo.',
  emptyCode: 'Ningún documento de este Código tiene anotaciones.',
  emptyReadOnly: 'Nadie ha anotado aún este documento.',
  noMatch: 'Ninguna anotación contiene «{filter}».',
  failed: 'No se han podido cargar las anotaciones.',
  page: 'pág.\u00a0{page}',
  card: 'Resaltado en {color} en la página {page}: {quote}',
  cardNamed: 'Resaltado «{color}» en la página {page}: {quote}',
  mark: '«{quote}», {color}{comments, plural, =0 {, sin comentarios} one {, # comentario} other {, # comentarios}}{attachments, plural, =0 {} one {, # adjunto} other {, # adjuntos}}',
  unconfirmed: 'Por comprobar: el texto ha cambiado',
  failedPlace: 'Ya no se encuentra en esta versión',
  notFound: 'Las palabras citadas no están en este texto',
  saving: 'Aún sin guardar',
  today: 'hoy',
  yesterday: 'ayer',
  edited: 'editado',
  more: 'Mostrar todo',
  less: 'Mostrar menos',
  attachments: '{count, plural, one {# adjunto} other {# adjuntos}}',
  goTo: 'Mostrar en el documento',
  copy: 'Copiar con la referencia',
  ends: { start: 'Inicio del resaltado', end: 'Final del resaltado' },
  nowReads: 'El resaltado abarca ahora: {quote}',
  delete: 'Eliminar el resaltado',
  deleteQuestion:
    '{count, plural, =0 {¿Eliminar este resaltado?} one {¿Eliminar este resaltado con su comentario o adjunto?} other {¿Eliminar este resaltado con sus # comentarios y adjuntos?}}',
  colorNow: 'Cambiar el color: {color}',
} satisfies Shape<typeof english.annotations>;

/** Words of working with several annotations together, in Spanish. */
export const picking = {
  begin: 'Seleccionar',
  end: 'Listo',
  label: 'Anotaciones seleccionadas',
  count:
    '{count, plural, =0 {Ninguna seleccionada} one {Una seleccionada} other {# seleccionadas}}{hidden, plural, =0 {} one {, más otra que no está en la lista} other {, más # que no están en la lista}}',
  all: 'Seleccionar todas ({count, number})',
  none: 'No seleccionar ninguna',
  color: 'Color',
  delete: 'Eliminar',
  deleteQuestion:
    '{count, plural, one {¿Eliminar una anotación?} other {¿Eliminar # anotaciones?}}{written, plural, =0 {} one { Una tiene comentarios o adjuntos.} other { # tienen comentarios o adjuntos.}}',
} satisfies Shape<typeof english.picking>;

/** Words of the comments on a highlight, in Spanish. */
export const comments = {
  add: 'Comentar',
  label: 'Su comentario',
  editLabel: 'Cambiar su comentario',
  placeholder: 'Escriba un comentario…',
  submit: 'Comentar',
  hint: 'Ctrl+Intro guarda',
  mention: 'Personas que mencionar',
  mentionCount:
    '{count, plural, one {Una persona; Intro la menciona} other {# personas; las flechas eligen, Intro menciona}}',
  edit: 'Editar el comentario',
  delete: 'Eliminar el comentario',
  deleteQuestion: '¿Eliminar este comentario?',
  changedElsewhere: 'Esto ha cambiado en otro lugar desde que empezó. Al guardar se conserva su texto.',
  takeElsewhere: 'Usar este texto en su lugar',
  deleteThreadQuestion:
    '{count, plural, one {¿Eliminar este comentario? Su respuesta se conserva.} other {¿Eliminar este comentario? Sus # respuestas se conservan.}}',
  reply: 'Responder',
  replyLabel: 'Su respuesta',
  replyPlaceholder: 'Escriba una respuesta…',
  replies: 'Respuestas',
  resolve: 'Resolver',
  reopen: 'Reabrir',
  resolved: 'Resuelto por {name}, {when}',
  showThread: '{count, plural, one {Mostrar el comentario} other {Mostrar # comentarios}}',
  hideThread: 'Ocultar',
  deleted: 'Comentario eliminado',
  leaveQuestion: '¿Descartar lo que ha escrito?',
  stay: 'Seguir escribiendo',
  discard: 'Descartar',
} satisfies Shape<typeof english.comments>;

/** Words of the bar beside selected text, in Spanish. */
export const selectionBar = {
  label: 'Texto seleccionado',
  highlightLabel: 'Resaltar',
  highlightIn: 'Resaltar en {color}',
  highlightAs: 'Resaltar como {name}',
  changeTo: 'Cambiar a {color}',
  changeToName: 'Cambiar a {name}',
  allColors: 'Los 20 colores',
  comment: 'Comentar',
  bookmark: 'Marcador',
  copy: 'Citar',
  copyHint: 'Copiar con la referencia',
  copyArticle: 'Copiar con la referencia: {citation}',
  delete: 'Eliminar',
} satisfies Shape<typeof english.selectionBar>;

/** How a quote is cited when it is copied, in Spanish. */
export const citation = {
  quoted: '«{quote}» {citation}',
  version: 'versión {number, number}',
} satisfies Shape<typeof english.citation>;
