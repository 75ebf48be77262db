import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/tags';

/** Words of the tags of highlights and areas, in Italian. */
export const tags = {
  label: 'Etichette',
  add: 'Aggiungi etichetta',
  field: 'Nuova etichetta',
  placeholder: 'Etichetta, poi Invio',
  remove: 'Rimuovi l’etichetta «{tag}»',
  others: '+{count, number}',
  offered: 'Etichette in questo Codice',
  offeredCount: '{count, plural, one {Un’etichetta nota} other {# etichette note}}',
  added: 'Aggiunte: {tags}',
  removed: 'Rimossa: {tag}',
  tooLong: '«{tag}» ha {length, number} caratteri; un’etichetta ne ha al massimo {max, number}.',
  present: '«{tag}» è già presente.',
  tooMany: 'Sono ammesse al massimo {max, number} etichette. Non aggiunte: {tags}',
} satisfies Shape<typeof english.tags>;
