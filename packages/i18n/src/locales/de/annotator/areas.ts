import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/areas';

/** Words of areas: marked rectangles of pages, in German. */
export const areas = {
  draw: 'Bereich markieren',
  hint: 'Ziehen Sie ein Rechteck auf einer Seite auf, oder bewegen Sie den Rahmen mit den Pfeiltasten: Umschalt ändert die Größe, Eingabe markiert.',
  place: 'Bereich aufziehen',
  placeHint: 'Ziehen Sie ein Rechteck auf, wo der Bereich in dieser Fassung steht.',
  frame:
    'Bereich auf Seite {page, number}. Pfeiltasten bewegen ihn, mit Umschalt ändern sie die Größe, mit Alt in kleinen Schritten; Bild auf und ab wechseln die Seite, Eingabe markiert, Esc bricht ab.',
  excerpt: 'Bild des Bereichs auf Seite {page}',
  elsewhere: 'Ein Bereich auf Seite {page}',
  card: 'Bereich in {color} auf Seite {page}',
  mark: 'Bereich auf Seite {page, number}, {color}{comments, plural, =0 {, keine Kommentare} one {, # Kommentar} other {, # Kommentare}}{attachments, plural, =0 {} one {, # Anhang} other {, # Anhänge}}',
} satisfies Shape<typeof english.areas>;
