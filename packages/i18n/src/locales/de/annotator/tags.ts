import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/tags';

/** Words of the tags of highlights and areas, in German. */
export const tags = {
  label: 'Schlagwörter',
  add: 'Schlagwort hinzufügen',
  field: 'Neues Schlagwort',
  placeholder: 'Schlagwort, dann Eingabe',
  remove: 'Schlagwort „{tag}“ entfernen',
  others: '+{count, number}',
  offered: 'Schlagwörter in diesem Code',
  offeredCount: '{count, plural, one {Ein bekanntes Schlagwort} other {# bekannte Schlagwörter}}',
  added: 'Hinzugefügt: {tags}',
  removed: 'Entfernt: {tag}',
  tooLong: '„{tag}“ hat {length, number} Zeichen; ein Schlagwort hat höchstens {max, number}.',
  present: '„{tag}“ gibt es schon.',
  tooMany: 'Es kann höchstens {max, number} Schlagwörter geben. Nicht hinzugefügt: {tags}',
} satisfies Shape<typeof english.tags>;
