import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/tags';

/** Words of the tags of highlights and areas, in Spanish. */
export const tags = {
  label: 'Etiquetas',
  add: 'Añadir etiqueta',
  field: 'Etiqueta nueva',
  placeholder: 'Etiqueta y después Intro',
  remove: 'Quitar la etiqueta «{tag}»',
  others: '+{count, number}',
  offered: 'Etiquetas de este Código',
  offeredCount: '{count, plural, one {Una etiqueta conocida} other {# etiquetas conocidas}}',
  added: 'Añadidas: {tags}',
  removed: 'Quitada: {tag}',
  tooLong: '«{tag}» tiene {length, number} caracteres; una etiqueta tiene como máximo {max, number}.',
  present: '«{tag}» ya existe.',
  tooMany: 'Puede haber como máximo {max, number} etiquetas. No se han añadido: {tags}',
} satisfies Shape<typeof english.tags>;
