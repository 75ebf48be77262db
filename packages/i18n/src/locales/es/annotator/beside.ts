import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/beside';

/** Words of a second document beside the first, in Spanish. */
export const beside = {
  open: 'Abrir al lado',
  openTitled: 'Abrir {title} al lado',
  label: '{title}, al lado del primer documento, solo lectura',
  readOnly: 'Solo lectura',
  close: 'Cerrar el documento de al lado',
  resize: 'Ancho de los dos documentos',
  switch: 'Qué documento se muestra',
  first: 'Primer documento',
  failed: 'No se ha podido abrir el documento al lado. Inténtelo de nuevo.',
  gone: 'Se ha eliminado «{title}»; el documento de al lado se ha cerrado.',
} satisfies Shape<typeof english.beside>;
