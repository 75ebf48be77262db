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
  manage: 'Cambiar el nombre de etiquetas o eliminarlas…',
  manageTitle: 'Etiquetas de este Código',
  manageIntro:
    'Una etiqueta se cambia a la vez en todas sus anotaciones de este Código; se puede deshacer en un solo paso. Las anotaciones de otras personas conservan la suya.',
  manageLoading: 'Se están leyendo las anotaciones de todos los documentos…',
  manageIncomplete: 'No se han podido leer las anotaciones de algunos documentos.',
  manageFailed: 'No se han podido cargar las etiquetas. Inténtelo de nuevo.',
  manageNone: 'Ninguna anotación tiene etiquetas.',
  uses: '{count, plural, one {Una anotación} other {# anotaciones}}',
  ofOthers: 'Solo en anotaciones de otras personas; solo ellas pueden cambiarla.',
  rename: 'Cambiar el nombre de la etiqueta «{tag}»',
  renameShort: 'Cambiar el nombre',
  newName: 'Nombre nuevo de «{tag}»',
  merge: 'Combinar',
  mergeHint: '«{name}» ya existe: las dos pasan a ser una.',
  oneName: 'Una etiqueta no contiene comas ni puntos y coma.',
  affected:
    '{count, plural, one {Cambia una anotación.} other {Cambia # anotaciones.}}{left, plural, =0 {} one { Una de otra persona queda como está.} other { # de otras personas quedan como están.}}',
  delete: 'Eliminar la etiqueta «{tag}»',
  deleteQuestion:
    '{count, plural, one {¿Quitar «{tag}» de una anotación?} other {¿Quitar «{tag}» de # anotaciones?}}{left, plural, =0 {} one { Una de otra persona la conserva.} other { # de otras personas la conservan.}}',
} satisfies Shape<typeof english.tags>;
