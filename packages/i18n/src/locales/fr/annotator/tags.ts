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
  manage: 'Renommer ou supprimer des mots-clés…',
  manageTitle: 'Mots-clés de ce Code',
  manageIntro:
    'Un mot-clé est changé d’un coup dans toutes vos annotations de ce Code, ce qui peut être annulé en une étape. Les annotations des autres gardent le leur.',
  manageLoading: 'Chargement des annotations de tous les documents…',
  manageIncomplete: 'Les annotations de certains documents n’ont pas pu être lues.',
  manageFailed: 'Les mots-clés n’ont pas pu être chargés. Veuillez réessayer.',
  manageNone: 'Aucune annotation n’a de mot-clé.',
  uses: '{count, plural, one {# annotation} other {# annotations}}',
  ofOthers: 'Seulement sur des annotations d’autres personnes, qui seules peuvent le changer.',
  rename: 'Renommer le mot-clé « {tag} »',
  renameShort: 'Renommer',
  newName: 'Nouveau nom de « {tag} »',
  merge: 'Fusionner',
  mergeHint: '« {name} » existe déjà : les deux ne feront plus qu’un.',
  oneName: 'Un mot-clé ne contient ni virgule ni point-virgule.',
  affected:
    '{count, plural, one {# annotation sera modifiée.} other {# annotations seront modifiées.}}{left, plural, =0 {} one { # d’une autre personne reste en l’état.} other { # d’autres personnes restent en l’état.}}',
  delete: 'Supprimer le mot-clé « {tag} »',
  deleteQuestion:
    '{count, plural, one {Retirer « {tag} » de # annotation ?} other {Retirer « {tag} » de # annotations ?}}{left, plural, =0 {} one { # d’une autre personne le garde.} other { # d’autres personnes le gardent.}}',
} satisfies Shape<typeof english.tags>;
