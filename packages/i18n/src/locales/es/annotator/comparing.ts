import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/comparing';

/** Words of two documents side by side, in Spanish. */
export const comparing = {
  label: 'Texto anterior y texto nuevo, uno al lado del otro',
  old: 'Texto anterior',
  new: 'Texto nuevo',
  page: 'Pág.\u00a0{page, number} de {count, number}',
  together: 'Desplazar ambos lados a la vez',
  fitWidth: 'Ajustar al ancho',
  zoomedTo: 'Zoom: {percent, number}\u00a0%',
  change: {
    inserted: 'Insertado: {text}',
    deleted: 'Suprimido: {text}',
    replaced: 'Cambiado: {text}',
    wordReplaced: '«{old}» pasa a ser «{new}»',
    wordInserted: 'se inserta «{new}»',
    wordDeleted: 'se suprime «{old}»',
    more: '{count, plural, one {y 1 más} other {y # más}}',
    insertedHere: 'Insertado aquí: {text}',
    deletedHere: 'Suprimido aquí: {text}',
    movedFrom: '← pág.\u00a0{page, number}',
    movedTo: '→ pág.\u00a0{page, number}',
    movedFromLabel: 'Desplazado desde la página {page, number}: {text}. Mostrar el otro lugar',
    movedToLabel: 'Desplazado a la página {page, number}: {text}. Mostrar el otro lugar',
  },
} satisfies Shape<typeof english.comparing>;
