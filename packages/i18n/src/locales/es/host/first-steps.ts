import type { Shape } from '../../../shape';
import type * as english from '../../en/host/first-steps';

/** Words of the first steps in a sample Code, in Spanish. */
export const firstSteps = {
  label: 'Primeros pasos',
  select: 'Seleccionar un pasaje y resaltarlo',
  comment: 'Escribir un comentario en un resaltado',
  review: 'Revisar la actualización pendiente: sus anotaciones ya están en la nueva versión',
  done: 'Hecho',
  open: 'pendiente',
  finished: 'No hace falta más. Suba su propia ley cuando quiera.',
  close: 'Cerrar los primeros pasos',
} satisfies Shape<typeof english.firstSteps>;
