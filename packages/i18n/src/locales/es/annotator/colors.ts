import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/colors';

/** Names of the 20 colors, in Spanish. */
export const colors = {
  COLOR_1: 'amarillo',
  COLOR_2: 'lima',
  COLOR_3: 'verde',
  COLOR_4: 'menta',
  COLOR_5: 'aguamarina',
  COLOR_6: 'azul hielo',
  COLOR_7: 'celeste',
  COLOR_8: 'lavanda',
  COLOR_9: 'lila',
  COLOR_10: 'rosa',
  COLOR_11: 'ámbar',
  COLOR_12: 'verde oliva',
  COLOR_13: 'verde manzana',
  COLOR_14: 'verde jade',
  COLOR_15: 'azul laguna',
  COLOR_16: 'cian',
  COLOR_17: 'azur',
  COLOR_18: 'lirio',
  COLOR_19: 'orquídea',
  COLOR_20: 'rojo coral',
  custom: 'color personalizado {color}',
} satisfies Shape<typeof english.colors>;

/** Words of the legend, which says what colors stand for, in Spanish. */
export const legend = {
  title: 'Los colores y su significado',
  intro:
    'Todas las personas de este Código ven los nombres: al resaltar, en las anotaciones, en el filtro y en los PDF descargados.',
  label: 'Leyenda',
  show: 'Qué significan los colores',
  edit: 'Dar nombre a los colores',
  standard: 'Los 20 colores',
  custom: 'Colores personalizados',
  noCustom: 'Este Código aún no tiene colores propios.',
  standsFor: 'Significado de {color}',
  placeholder: 'Sin nombre',
  saving: 'Guardando…',
  saved: 'Guardado',
  colorOf: 'Color de «{name}»',
  recolor: 'Cambiar en todas partes',
  recolorHint: 'Cambian también todos los resaltados de este Código que tienen el color.',
  remove: 'Quitar «{name}»',
  removeShort: 'Quitar',
  inUse: 'Hay resaltados con este color. Lo conservarán, pero sin su nombre. ¿Quitarlo de la leyenda?',
  newTitle: 'Añadir un color',
  newColor: 'Color nuevo',
  newName: 'Significado',
  add: 'Añadir',
  sample: 'Texto de muestra',
  readable: 'El texto negro se lee bien sobre él (contraste {contrast, number}:1).',
  unreadable:
    'Demasiado oscuro: el texto negro se leería mal sobre él (contraste {contrast, number}:1; se necesita al menos {least, number}:1).',
  lighten: 'Usar {color} en su lugar',
  loadFailed: 'No se ha podido cargar la leyenda. Compruebe la conexión y ábrala de nuevo.',
  failures: {
    nameTaken: 'Otro color tiene este nombre.',
    colorTaken: 'La leyenda ya tiene este color.',
    inUse: 'Hay resaltados con este color.',
    tooMany: 'Un Código admite {most, number} colores personalizados.',
    gone: 'Entretanto, otra persona ha quitado este color.',
    forbidden: 'Con su acceso no se puede cambiar la leyenda.',
    failed: 'No se ha guardado. Compruebe la conexión e inténtelo de nuevo.',
  },
} satisfies Shape<typeof english.legend>;
