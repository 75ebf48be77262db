import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/pdf-exchange';

/** Words of the download dialog, in Spanish. */
export const download = {
  button: 'Descargar',
  title: 'Descargar el documento',
  with: 'Con anotaciones',
  withNote:
    '{count, plural, =0 {No hay resaltados en este documento.} one {# resaltado con sus comentarios, como lo muestra cualquier lector de PDF. El archivo original se conserva dentro sin cambios; las firmas siguen siendo válidas.} other {# resaltados con sus comentarios, como los muestra cualquier lector de PDF. El archivo original se conserva dentro sin cambios; las firmas siguen siendo válidas.}}',
  without: 'Sin anotaciones',
  withoutNote: 'El PDF tal como se subió.',
  onlyFiltered:
    'Solo {count, plural, one {el # resaltado que muestra} other {los # resaltados que muestra}} el filtro del panel',
  attachments: 'Adjuntos',
  allAttachments: 'Todos los adjuntos',
  as: { embedded: 'Dentro del PDF', zip: 'Junto al PDF, en un ZIP' },
  asNote: {
    embedded: 'Los lectores de PDF los muestran como adjuntos del archivo.',
    zip: 'Para lectores que no muestran adjuntos y para archivos grandes.',
  },
  goes: {
    embedded:
      '{count, plural, =0 {El archivo no llevará adjuntos: los que marque irán dentro del PDF.} one {# adjunto ({size}) irá dentro del PDF, para todo el que reciba el archivo.} other {# adjuntos ({size}) irán dentro del PDF, para todo el que reciba el archivo.}}',
    zip: '{count, plural, =0 {El archivo no llevará adjuntos: los que marque irán junto al PDF.} one {# adjunto ({size}) irá junto al PDF, en el mismo ZIP.} other {# adjuntos ({size}) irán junto al PDF, en el mismo ZIP.}}',
  },
  noteFiles: 'Los archivos de las notas generales no se incluyen en la descarga.',
  annotatedName: '{title} (con anotaciones)',
  submit: 'Descargar',
  submitPart: 'Descargar el archivo {part, number} de {parts, number}',
  partName: '{title} ({part, number} de {parts, number})',
  saved: '{count, plural, one {Se ha guardado # adjunto.} other {Se han guardado # adjuntos.}}',
  parts:
    '{parts, plural, one {{count, plural, one {El último va} other {Los otros # van}} en un archivo más.} other {En un archivo caben como máximo {most, number} adjuntos: los {count, number} elegidos van en {parts, number} archivos, cada uno con el documento. Se descargan uno tras otro.}}',
  busy: 'Preparando…',
  failures: {
    notAppendable:
      'No se puede escribir nada en este PDF, porque está dañado o es demasiado grande. Se puede descargar sin anotaciones; los adjuntos pueden ir al lado, en un ZIP.',
    tooLarge: 'Los adjuntos son demasiado grandes para un solo archivo. Elija menos.',
    other: 'No se ha podido descargar el documento. Inténtelo de nuevo.',
  },
} satisfies Shape<typeof english.download>;

/** Words of the import of annotations that stand in a PDF, in Spanish. */
export const pdfImport = {
  button: 'Importar anotaciones',
  title: 'Importar anotaciones del PDF',
  offer:
    '{count, plural, one {En este PDF hay # anotación hecha con otro programa.} other {En este PDF hay # anotaciones hechas con otro programa.}}',
  choose: 'Importar…',
  decline: 'Ahora no',
  reading: 'Leyendo el PDF…',
  loadFailed: 'No se ha podido cargar esta parte de la aplicación. Inténtelo de nuevo.',
  found:
    '{total, plural, =0 {En este PDF no hay anotaciones de otros programas.} one {En este PDF hay # anotación de otro programa.} other {En este PDF hay # anotaciones de otros programas.}}',
  allKnown:
    '{total, plural, one {Ya se ha importado por completo.} other {Ya se han importado por completo.}}',
  someKnown:
    '{fresh, plural, one {# de ellas se puede importar ahora.} other {# de ellas se pueden importar ahora.}}',
  kinds: {
    highlight: '{count, plural, one {# resaltado} other {# resaltados}}',
    underline: '{count, plural, one {# subrayado} other {# subrayados}}',
    squiggly: '{count, plural, one {# subrayado ondulado} other {# subrayados ondulados}}',
    strikeOut: '{count, plural, one {# tachado} other {# tachados}}',
    note: '{count, plural, one {# nota adhesiva} other {# notas adhesivas}}',
    freeText: '{count, plural, one {# texto escrito} other {# textos escritos}}',
    drawing: '{count, plural, one {# dibujo o sello con texto} other {# dibujos y sellos con texto}}',
  },
  by: 'De {names}',
  explained:
    'Se convierten en resaltados y comentarios suyos, visibles para todos en este Código. Se conservan sus autores y fechas originales. Las notas adhesivas pasan a la línea contigua. El PDF no cambia.',
  silent:
    '{count, plural, one {# dibujo o sello sin texto se queda en su página tal como está.} other {# dibujos y sellos sin texto se quedan en sus páginas tal como están.}}',
  cut: 'En este PDF hay más anotaciones de las que se pueden leer; el resto se queda en el PDF.',
  submit: '{count, plural, one {Importar # anotación} other {Importar # anotaciones}}',
  busy: 'Importando…',
  copyTitle: 'Desde una copia anotada',
  copyNote:
    'Anote con otro programa una copia descargada de este documento y elíjala aquí: se añade lo que contenga de nuevo. La copia no se conserva.',
  copy: 'Elegir un PDF…',
  report: 'Qué se ha importado',
  imported:
    '{count, plural, =0 {No se ha importado nada nuevo.} one {# anotación importada.} other {# anotaciones importadas.}}',
  comments: '{count, plural, one {# comentario añadido.} other {# comentarios añadidos.}}',
  merged:
    '{count, plural, one {# unida a un resaltado existente:} other {# unidas a resaltados existentes:}}',
  known: '{count, plural, one {# ya estaba aquí.} other {# ya estaban aquí.}}',
  unplaced: '{count, plural, one {# no se ha podido ubicar:} other {# no se han podido ubicar:}}',
  more: '{count, plural, one {y # más} other {y # más}}',
  page: 'Página {page}',
  withoutWords: 'sin comentario',
  names: {
    highlight: 'Resaltado',
    underline: 'Subrayado',
    squiggly: 'Subrayado ondulado',
    strikeOut: 'Tachado',
    note: 'Nota adhesiva',
    freeText: 'Texto escrito',
    drawing: 'Dibujo o sello',
  },
  problems: {
    pageWithoutText: 'La página es una imagen sin texto.',
    unreadable: 'La página no se puede leer.',
    notOnText: 'No hay texto en su ubicación.',
    tooLong: 'Marca más texto del que admite un resaltado.',
    otherText: 'Su texto no está en este documento.',
    unanswered: 'La anotación a la que responde ya no existe.',
  },
  undo: 'Deshacer la importación',
  undone:
    '{removed, plural, =0 {Se ha deshecho la importación.} one {Se ha deshecho la importación: # resaltado eliminado.} other {Se ha deshecho la importación: # resaltados eliminados.}}',
  kept: '{count, plural, one {Se ha conservado # resaltado, porque desde entonces se ha cambiado o completado.} other {Se han conservado # resaltados, porque desde entonces se han cambiado o completado.}}',
  done: 'Listo',
  failures: {
    unreadable: 'Las anotaciones de este PDF no se pueden leer.',
    notPdf: 'Este archivo no es un PDF que se pueda leer.',
    tooLarge: 'El archivo es demasiado grande o su espacio de almacenamiento está lleno.',
    busy: 'En este momento se están leyendo demasiados PDF. Inténtelo de nuevo dentro de un momento.',
    forbidden: 'Solo la persona que las importó o el propietario del Código puede deshacer la importación.',
    other: 'Se ha producido un error. Inténtelo de nuevo.',
  },
  from: 'Del PDF',
  fromBy: 'Del PDF, de {author}',
} satisfies Shape<typeof english.pdfImport>;

/** Words of the dialog that makes a document of annotations, in Spanish. */
export const annotationsDocument = {
  button: 'Anotaciones como documento',
  intro: 'Citas con sus referencias y comentarios, como material para un escrito.',
  scope: 'De',
  groupBy: 'Agrupadas por',
  groupings: { article: 'Artículo', color: 'Color', person: 'Persona' },
  format: 'Formato',
  onlyOwn: 'Solo lo que he resaltado',
  withPrivate: 'Con mis resaltados privados',
  privacy: 'Lo que otros mantienen en privado nunca figura en él.',
  fileName: 'Anotaciones {title}',
  failures: {
    tooMany: 'Hay demasiadas anotaciones para un solo archivo. Elija un único documento.',
    other: 'No se ha podido crear el documento. Inténtelo de nuevo.',
  },
} satisfies Shape<typeof english.annotationsDocument>;

/** Words of the dialog that makes a synopsis of two Versions. */
export const synopsis = {
  button: 'Cuadro comparativo',
  of: 'Cuadro comparativo de {title}, de la versión {from} a la {to}',
  intro:
    'El texto anterior y el nuevo en paralelo, artículo por artículo, con las palabras modificadas señaladas.',
  annotations: 'Anotaciones',
  whose: { own: 'Las mías', all: 'Las de todos', none: 'Ninguna' },
  onlyChanged: 'No mencionar los artículos sin cambios',
  fileName: 'Cuadro comparativo {title}',
  failures: {
    tooMany: 'Hay demasiados cambios para un solo archivo, o las versiones no se pueden comparar.',
    other: 'No se ha podido crear el cuadro comparativo. Inténtelo de nuevo.',
  },
} satisfies Shape<typeof english.synopsis>;
