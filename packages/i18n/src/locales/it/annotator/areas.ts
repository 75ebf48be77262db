import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/areas';

/** Words of areas: marked rectangles of pages, in Italian. */
export const areas = {
  draw: 'Segna un’area',
  hint: 'Tracciare un rettangolo su una pagina oppure spostare il riquadro con i tasti freccia: Maiusc ne cambia le dimensioni, Invio segna l’area.',
  place: 'Traccia l’area',
  placeHint: 'Tracciare un rettangolo dove l’area si trova in questa versione.',
  frame:
    'Area a pagina\u00a0{page, number}. I tasti freccia la spostano, con Maiusc ne cambiano le dimensioni, con Alt a piccoli passi; Pag\u00a0su e Pag\u00a0giù cambiano pagina, Invio la segna, Esc annulla.',
  excerpt: 'Immagine dell’area a pagina\u00a0{page}',
  elsewhere: 'Un’area di pagina\u00a0{page}',
  card: 'Area in {color} a pagina\u00a0{page}',
  mark: 'Area a pagina\u00a0{page, number}, {color}{comments, plural, =0 {, nessun commento} one {, # commento} other {, # commenti}}{attachments, plural, =0 {} one {, # allegato} other {, # allegati}}',
} satisfies Shape<typeof english.areas>;
