import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/tags';

/** Words of the tags of highlights and areas, in French. */
export const tags = {
  label: 'Mots-clés',
  add: 'Ajouter un mot-clé',
  field: 'Nouveau mot-clé',
  placeholder: 'Mot-clé, puis Entrée',
  remove: 'Retirer le mot-clé « {tag} »',
  others: '+{count, number}',
  offered: 'Mots-clés de ce Code',
  offeredCount: '{count, plural, one {# mot-clé connu} other {# mots-clés connus}}',
  added: 'Ajouté : {tags}',
  removed: 'Retiré : {tag}',
  tooLong: '« {tag} » compte {length, number} caractères ; un mot-clé en a {max, number} au plus.',
  present: '« {tag} » existe déjà.',
  tooMany: 'Il peut y avoir {max, number} mots-clés au plus. Non ajoutés : {tags}',
} satisfies Shape<typeof english.tags>;
