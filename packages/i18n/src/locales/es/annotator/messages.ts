import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/messages';

/** The messages; their texts are those of section 5 of the specification, in Spanish. */
export const notices = {
  label: 'Mensajes',
  selectFirstAnnotate: 'Seleccione primero el texto que desea anotar',
  selectFirstAttach: 'Seleccione primero el texto al que desea adjuntar archivos',
  selectFirstHighlight: 'Seleccione primero el texto que desea resaltar',
  outsidePage: 'No se puede seleccionar texto fuera de la página actual del documento. Inténtelo de nuevo.',
  overlap: 'No se puede seleccionar un texto que se solapa con anotaciones existentes. Inténtelo de nuevo.',
  generic: 'Se ha producido un error. Inténtelo de nuevo.',
  pageNotDrawn: 'No se ha podido mostrar una página.',
  textless:
    'Esta página es una imagen: no tiene texto que se pueda seleccionar. Pulse D para marcar un área en ella.',
  caretMode:
    'Modo de cursor: las teclas de dirección recorren el texto y, con Mayús, lo seleccionan. Pulse Esc para salir.',
  newVersion: 'Este documento se ha actualizado. Está viendo su nueva versión.',
  articleBefore: '{wanted} no está en esta versión. Se muestra {shown}, que lo precede.',
  articleGone: '{wanted} no está en esta versión. Se muestra aproximadamente el mismo lugar.',
  linkedArticleGone: 'Este enlace lleva a {wanted}, que ya no está en este documento.',
  linkedArticleUnknown: 'Este enlace lleva a {wanted}, pero no se conocen los artículos de este documento.',
  linkedDocumentGone: 'Este enlace lleva a {wanted}, cuyo documento ya no está en este Código.',
  stillRecording: 'Queda una grabación pendiente. Guárdela o descártela primero.',
  accessLost: 'Ya no tiene acceso a este Código.',
  accessLowered: 'Ha cambiado su acceso a este Código. Se ha cerrado lo que ya no permite.',
  uploadsEnded: 'Se han cancelado las subidas: ha cambiado su acceso a este Código.',
  commentLeft: 'Ha salido del documento o este ha cambiado antes de que se guardara su comentario.',
  downloadFailed: 'No se ha podido descargar el adjunto. Inténtelo de nuevo.',
  commentGone:
    'Otra persona ha eliminado lo que usted estaba comentando antes de que se guardara su comentario.',
  bookmarkGone: 'El marcador se ha eliminado en otro lugar antes de que se guardara su nombre nuevo.',
  attachmentGone: 'Otra persona ha eliminado el adjunto antes de que se guardara su cambio.',
  noteGone: 'Otra persona ha eliminado la nota antes de que se guardara su cambio.',
  annotationMissing: 'La anotación de este enlace ya no existe.',
  noteMissing: 'La nota de este enlace ya no existe.',
  copied: 'Copiado con la referencia',
  copyFailed: 'No se ha podido copiar el texto.',
  highlightDeleted: 'Resaltado eliminado',
  commentDeleted: 'Comentario eliminado',
  attachmentDeleted: 'Adjunto eliminado',
  bookmarkDeleted: 'Marcador eliminado',
  placesConfirmed: '{count, plural, one {Una ubicación confirmada} other {# ubicaciones confirmadas}}',
  highlightsRecolored:
    '{count, plural, =0 {No se ha cambiado ningún color} one {Se ha cambiado el color de una anotación} other {Se ha cambiado el color de # anotaciones}}{left, plural, =0 {} one {. Una queda como está: solo puede cambiarla su autor.} other {. # quedan como están: solo pueden cambiarlas sus autores.}}',
  tagsReplaced:
    '{count, plural, =0 {No se ha cambiado ninguna etiqueta} one {Se han cambiado las etiquetas de una anotación} other {Se han cambiado las etiquetas de # anotaciones}}{left, plural, =0 {} one {. Una queda como está: solo puede cambiarla su autor.} other {. # quedan como están: solo pueden cambiarlas sus autores.}}',
  highlightsDeleted:
    '{count, plural, =0 {No se ha eliminado nada} one {Una anotación eliminada} other {# anotaciones eliminadas}}{left, plural, =0 {} one {. Una se conserva: solo puede eliminarla su autor o el propietario del Código.} other {. # se conservan: solo pueden eliminarlas sus autores o el propietario del Código.}}',
  noteDeleted: 'Nota eliminada',
  undone:
    'Deshecho: {what}{left, plural, =0 {} one { (una más no se ha podido deshacer porque ha cambiado desde entonces)} other { (# más no se han podido deshacer porque han cambiado desde entonces)}}',
  redone:
    'Rehecho: {what}{left, plural, =0 {} one { (una más no se ha podido rehacer porque ha cambiado desde entonces)} other { (# más no se han podido rehacer porque han cambiado desde entonces)}}',
  undo: 'Deshacer',
  undoGone: 'No se puede deshacer: ya no existe.',
  undoChanged: 'No se puede deshacer: ha cambiado desde entonces.',
  undoOthersWork: 'No se puede deshacer: entretanto, otra persona ha escrito en el resaltado.',
  undoOverlap: 'No se puede deshacer: entretanto, el texto se ha vuelto a resaltar.',
  published: 'Publicado: ahora lo ven todos en este Código.',
  madePrivate: 'Ahora solo lo ve usted.',
  savedElsewhere:
    'Entretanto, este texto se ha modificado y guardado en otra ventana. Lo que ha escrito no se ha guardado.',
  staysPublished: 'Otras personas han escrito en este resaltado: ya no se puede hacer privado.',
  joinGone: 'El resaltado al que quería unirse ha cambiado. El suyo sigue siendo privado.',
  undoTooLate: 'Lo eliminado ya no se puede restaurar.',
  undoNotLoaded:
    'No se puede deshacer mientras no se hayan cargado las anotaciones del documento. Inténtelo de nuevo.',
  storageFull:
    'Su navegador no tiene espacio para conservar los cambios sin guardar. Deje esta página abierta hasta que todo esté guardado.',
  openExisting: 'Abrir la existente',
  commentExisting: 'Comentarla',
  written: 'No se ha podido guardar lo que había escrito:',
  copyWritten: 'Copiar el texto',
} satisfies Shape<typeof english.notices>;

/** Names of what can be undone and redone, in Spanish. */
export const history = {
  undo: 'Deshacer: {what}',
  redo: 'Rehacer: {what}',
  nothingToUndo: 'Deshacer (nada que deshacer)',
  nothingToRedo: 'Rehacer (nada que rehacer)',
  createHighlight: 'resaltar texto',
  deleteHighlight: '{count, plural, one {eliminar resaltado} other {eliminar # resaltados}}',
  recolorHighlight: '{count, plural, one {cambiar color} other {cambiar el color de # resaltados}}',
  tagHighlight: 'cambiar etiquetas',
  moveHighlight: 'cambiar el texto resaltado',
  confirmPlace:
    '{count, plural, one {confirmar la ubicación de un resaltado} other {confirmar las ubicaciones de # resaltados}}',
  createComment: 'añadir comentario',
  editComment: 'editar comentario',
  resolveThread: 'resolver comentario',
  reopenThread: 'reabrir comentario',
  deleteComment: 'eliminar comentario',
  createAttachment: 'adjuntar archivo',
  renameAttachment: 'cambiar el nombre del adjunto',
  deleteAttachment: 'eliminar adjunto',
  createBookmark: 'añadir marcador',
  renameBookmark: 'cambiar el nombre del marcador',
  deleteBookmark: 'eliminar marcador',
  createNote: 'añadir nota',
  editNote: 'editar nota',
  deleteNote: 'eliminar nota',
  publish: 'publicar',
  makePrivate: 'hacer privado',
} satisfies Shape<typeof english.history>;
