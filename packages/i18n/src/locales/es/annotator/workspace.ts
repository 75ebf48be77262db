import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/workspace';

/** Words of the toolbar, in Spanish. */
export const toolbar = {
  label: 'Herramientas del documento',
  documents: 'Documento: {title}. Elegir otro',
  documentsMenu: 'Documentos de este Código',
  highlights: '{count, plural, =0 {sin resaltados} one {# resaltado} other {# resaltados}}',
  page: 'Página',
  pageOf: 'de {total, number}',
  pageOfLabelled: '({page, number} de {total, number})',
  pageUnknown:
    'No existe la página «{typed}». Indique una de la 1 a la {total, number} o el número impreso en la página.',
  pageLabel: 'impresa como {label}',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  goBack: 'Volver al lugar anterior',
  goForward: 'Avanzar de nuevo',
  backTo: 'Volver a {place}',
  forwardTo: 'Avanzar a {place}',
  placeArticle: '{article} {law}',
  placePage: 'pág.\u00a0{page}, {law}',
  placeInVersion: '{place} (versión {number})',
  rotateLeft: 'Girar a la izquierda',
  rotateRight: 'Girar a la derecha',
  zoom: 'Zoom: {zoom}. Elegir otro',
  zoomMenu: 'Zoom',
  zoomIn: 'Ampliar',
  zoomOut: 'Reducir',
  fitWidth: 'Al ancho',
  fitPage: 'Página entera',
  percent: '{percent, number}\u00a0%',
  more: 'Más acciones',
  search: 'Buscar',
  color: 'Color del resaltado: {color}. Elegir otro',
  leftPanel: 'Panel del índice',
  rightPanel: 'Panel de anotaciones',
  keys: 'Atajos de teclado',
  unsaved: '{count, plural, one {# cambio sin guardar} other {# cambios sin guardar}}',
  saving: '{count, plural, one {Guardando # cambio} other {Guardando # cambios}}',
  unsavedRetry: 'Volver a intentar guardar',
} satisfies Shape<typeof english.toolbar>;

/** What is said of the open document, in Spanish. */
export const document = {
  label: 'Documento {title}',
  loading: 'Abriendo {title}',
  progress: '{percent, number}\u00a0% leído',
  none: 'Este Código aún no tiene documentos.',
  missing: 'El documento no existe',
  invalid: 'Este archivo no es un documento PDF válido.',
  locked: 'Este PDF está protegido con contraseña.',
  'wrong-password': 'Esta no es la contraseña del documento.',
  password: 'Contraseña',
  unlock: 'Abrir',
  canceled: 'Se ha cancelado la apertura.',
  starved: 'Sin conexión. Las páginas que faltan aparecerán en cuanto se restablezca.',
  network: 'No se ha podido cargar el documento. Compruebe la conexión e inténtelo de nuevo.',
  unauthorized: 'No tiene permiso para leer este documento o su sesión ha terminado.',
} satisfies Shape<typeof english.document>;

/** Names of the panels and their tabs, in Spanish. */
export const panels = {
  left: 'Índice, marcadores y páginas',
  right: 'Actualización, notas y anotaciones',
  contents: 'Índice',
  bookmarks: 'Marcadores',
  pages: 'Páginas',
  'code-update': 'Actualización',
  'general-notes': 'Notas',
  annotations: 'Anotaciones',
  resizeLeft: 'Ancho del panel izquierdo',
  resizeRight: 'Ancho del panel derecho',
  collapse: 'Contraer el panel',
  loading: 'Cargando…',
  failed: 'No se ha podido cargar. Compruebe la conexión e inténtelo de nuevo.',
} satisfies Shape<typeof english.panels>;

/** What is printed on keys that have a name, in Spanish. */
export const keyLabels = {
  Ctrl: 'Ctrl',
  Shift: 'Mayús',
  Enter: 'Intro',
  Esc: 'Esc',
  Del: 'Supr',
} satisfies Shape<typeof english.keyLabels>;

/** What keys are for, in Spanish. */
export const keyGroups = {
  reading: 'Leer',
  searching: 'Buscar',
  annotating: 'Resaltar y comentar',
  highlighting: 'Resaltar',
  selecting: 'Texto y resaltados sin ratón',
  placing: 'Anotaciones por ubicar',
  everywhere: 'En todas partes',
} satisfies Shape<typeof english.keyGroups>;

/** The list of keyboard shortcuts, in Spanish. */
export const keys = {
  title: 'Atajos de teclado',
  note: 'Funcionan mientras el foco está en el anotador y no en un campo de texto.',
  help: 'Mostrar esta lista',
  nextAnnotation: 'Anotación siguiente',
  previousAnnotation: 'Anotación anterior',
  openMark: 'De un resaltado a su ficha (Esc vuelve; Tab recorre los resaltados de la página)',
  delete: 'Eliminar el resaltado activo',
  regions:
    'A la siguiente parte de la ventana: barra de herramientas, panel, documento, panel (con Mayús: hacia atrás)',
  nextHit: 'Resultado siguiente',
  previousHit: 'Resultado anterior',
  search: 'Buscar en el documento',
  selectHit: 'Seleccionar el resultado (en el campo de búsqueda: Ctrl e Intro)',
  goToPage: 'Ir a un artículo o a una página',
  area: 'Marcar un área de una página, por ejemplo en escaneos y figuras',
  caret:
    'Cursor en el texto: se mueve con las teclas de dirección, Inicio, Fin, Re Pág y Av Pág; con Ctrl, por palabras',
  extend: 'Seleccionar texto o cambiar la selección',
  moveEnd:
    'Mover el final de su resaltado activo; con Ctrl o Alt, por palabras (Intro lo conserva, Esc lo deshace)',
  handles: 'Al final y al principio de su resaltado activo, que se mueven entonces con las flechas',
  selectAll: 'Seleccionar el texto de la página',
  goBack: 'Volver al lugar anterior a un salto, también en otro documento',
  goForward: 'Avanzar de nuevo',
  zoomIn: 'Ampliar',
  zoomOut: 'Reducir',
  zoomReset: 'Tamaño real',
  highlight: 'Resaltar el texto seleccionado, en los diez primeros colores',
  comment: 'Comentar el texto seleccionado o el resaltado activo',
  attach: 'Adjuntar archivos al texto seleccionado o al resaltado activo',
  record: 'Grabar una nota multimedia sobre el texto seleccionado o el resaltado activo',
  bookmark: 'Añadir un marcador al texto seleccionado o a la página que se lee',
  escape: 'Cerrar lo último que se abrió',
  undo: 'Deshacer su última acción',
  redo: 'Rehacerla',
  submit: 'Guardar el comentario',
} satisfies Shape<typeof english.keys>;
