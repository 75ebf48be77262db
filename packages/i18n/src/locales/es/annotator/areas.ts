import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/areas';

/** Words of areas: marked rectangles of pages, in Spanish. */
export const areas = {
  draw: 'Marcar un área',
  hint: 'Trace un rectángulo en una página o mueva el marco con las teclas de dirección: Mayús cambia su tamaño e Intro marca el área.',
  place: 'Trazar el área',
  placeHint: 'Trace un rectángulo donde está el área en esta versión.',
  frame:
    'Área en la página {page, number}. Las teclas de dirección la mueven, con Mayús cambian su tamaño y con Alt avanzan en pasos pequeños; Re Pág y Av Pág cambian de página, Intro la marca y Esc cancela.',
  excerpt: 'Imagen del área en la página {page}',
  elsewhere: 'Un área de la página {page}',
  card: 'Área en {color} en la página {page}',
  mark: 'Área en la página {page, number}, {color}{comments, plural, =0 {, sin comentarios} one {, # comentario} other {, # comentarios}}{attachments, plural, =0 {} one {, # adjunto} other {, # adjuntos}}',
} satisfies Shape<typeof english.areas>;
