import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/attachments';

/** Words of attached files, in Spanish. */
export const attachments = {
  add: 'Adjuntar archivos',
  show: 'Mostrar aquí',
  play: 'Reproducir aquí',
  hide: 'Ocultar',
  loading: 'Cargando…',
  loadFailed: 'No se ha podido cargar el adjunto.',
  unshown: {
    other: 'No se puede mostrar aquí: descárguelo y ábralo con su programa.',
    large: 'Es demasiado grande para mostrarlo aquí: descárguelo para verlo.',
    broken: 'El adjunto no se puede mostrar aquí. Descárguelo para abrirlo.',
  },
  fileType:
    '{type, select, word {Documento de Word, {size}.} zip {Archivo ZIP, {size}.} image {Imagen, {size}.} other {Archivo, {size}.}}',
  inPdf:
    '{count, plural, one {# archivo, {size}. Al descargar el documento, puede incluirlo dentro del PDF.} other {# archivos, {size}. Al descargar el documento, puede incluirlos dentro del PDF.}}',
  notInPdf: 'Los archivos de las notas generales se quedan en este Código; no pasan al PDF.',
  gone: 'Eliminado después: su archivo ya no existe',
  previewOf: 'Vista previa de {name}',
  pages: '{count, plural, one {# página} other {# páginas}}',
  page: 'Página {page, number}',
  pageOf: 'Página {page, number} de {count, number}',
  pageNotShown: 'La página {page, number} no se puede mostrar.',
  previousPage: 'Página anterior del adjunto',
  nextPage: 'Página siguiente del adjunto',
  enlarge: 'Ampliar {name}',
  enlargeFailed: 'No se ha podido cargar esta parte de la aplicación. Inténtelo de nuevo.',
  fit: 'Ajustar',
  actualSize: 'Tamaño real',
  download: 'Descargar {name}',
  rename: 'Cambiar el nombre de {name}',
  newName: 'Nombre nuevo',
  delete: 'Eliminar {name}',
  deleteQuestion: '¿Eliminar el adjunto «{name}»?',
  uploads: 'Archivos que se están subiendo',
  uploading: 'Subiendo {name}',
  cancel: 'Cancelar la subida de {name}',
  waiting: 'En espera…',
  progress: '{sent} de {size}',
  failures: {
    type: 'No se pueden adjuntar archivos de este tipo. Se admiten PDF, Word, JPEG, PNG, MP3, MP4, M4A, MPEG, WebM y ZIP.',
    empty: 'El archivo está vacío.',
    tooLarge: 'El archivo es demasiado grande: los adjuntos pueden ocupar hasta {limit}.',
    quota:
      'Su espacio de almacenamiento está lleno. Elimine archivos que ya no necesite e inténtelo de nuevo.',
    content: 'El contenido del archivo no corresponde a su tipo.',
    network: 'Se ha interrumpido la subida.',
    refused: 'El archivo no se ha aceptado.',
  },
} satisfies Shape<typeof english.attachments>;

/** Words of the recorder of media notes, in Spanish. */
export const mediaNotes = {
  add: 'Grabar una nota multimedia',
  audio: 'Grabar sonido',
  video: 'Grabar vídeo',
  pause: 'Pausar',
  resume: 'Reanudar',
  stop: 'Detener',
  again: 'Grabar de nuevo',
  level: 'Nivel de sonido',
  time: 'Grabado: {time}',
  playback: 'Su grabación',
  hint: 'Grabe lo que quiera decir, escúchelo y guárdelo después con el resaltado.',
  noDevices: 'No se puede acceder a la cámara ni al micrófono',
  name: 'Nota multimedia {date}, {minutes, plural, =0 {} other {# min }}{seconds, number} s',
  leaveQuestion: '¿Descartar esta grabación?',
  stay: 'Conservarla',
  notAllowed: 'Ya no se puede guardar aquí: ha cambiado su acceso a este Código. Puede descargarla.',
  gone: 'Se ha eliminado su resaltado: no se puede guardar aquí. Puede descargarla.',
  of: 'Para {place}',
  download: 'Descargar',
} satisfies Shape<typeof english.mediaNotes>;
