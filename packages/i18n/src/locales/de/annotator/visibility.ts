import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/visibility';

/** Words about who sees what one makes, in German. */
export const visibility = {
  label: 'Wer neue Anmerkungen sieht',
  code: 'Alle in diesem Code',
  private: 'Nur ich',
  lock: 'Privat: Nur Sie sehen dies',
  publish: 'Veröffentlichen',
  publishHint: 'Veröffentlichen: allen in diesem Code zeigen',
  makePrivate: 'Privat stellen: Nur Sie sehen es dann',
  overlap: {
    title: 'Dieser Text ist bereits markiert',
    by: '{name} hat „{quote}“ markiert.',
    byYou: 'Sie haben „{quote}“ markiert.',
    unknown: 'Hier hat bereits jemand eine Markierung veröffentlicht.',
    explanation:
      'Veröffentlichte Markierungen überschneiden sich nicht. Sie können Ihre dort hinzufügen: Ihre Kommentare und Anlagen gehen auf jene Markierung über, Ihre eigene entfällt. Das lässt sich nicht rückgängig machen.',
    join: 'Dort hinzufügen',
    stay: 'Privat lassen',
  },
} satisfies Shape<typeof english.visibility>;
