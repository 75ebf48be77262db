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
  manage: 'Schlagwörter umbenennen oder löschen …',
  manageTitle: 'Schlagwörter dieses Codes',
  manageIntro:
    'Ein Schlagwort wird in allen Ihren Anmerkungen dieses Codes auf einmal geändert; das lässt sich in einem Schritt rückgängig machen. Anmerkungen anderer behalten ihres.',
  manageLoading: 'Die Anmerkungen aller Dokumente werden gelesen …',
  manageIncomplete: 'Die Anmerkungen einiger Dokumente konnten nicht gelesen werden.',
  manageFailed: 'Die Schlagwörter konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
  manageNone: 'Keine Anmerkung hat ein Schlagwort.',
  uses: '{count, plural, one {Eine Anmerkung} other {# Anmerkungen}}',
  ofOthers: 'Nur an Anmerkungen anderer; nur diese können es ändern.',
  rename: 'Schlagwort „{tag}“ umbenennen',
  renameShort: 'Umbenennen',
  newName: 'Neuer Name von „{tag}“',
  merge: 'Zusammenführen',
  mergeHint: '„{name}“ gibt es schon: Beide werden eins.',
  oneName: 'Ein Schlagwort enthält weder Komma noch Strichpunkt.',
  affected:
    '{count, plural, one {Ändert eine Anmerkung.} other {Ändert # Anmerkungen.}}{left, plural, =0 {} one { Eine von jemand anderem bleibt, wie sie ist.} other { # von anderen bleiben, wie sie sind.}}',
  delete: 'Schlagwort „{tag}“ löschen',
  deleteQuestion:
    '{count, plural, one {„{tag}“ von einer Anmerkung entfernen?} other {„{tag}“ von # Anmerkungen entfernen?}}{left, plural, =0 {} one { Eine von jemand anderem behält es.} other { # von anderen behalten es.}}',
} satisfies Shape<typeof english.tags>;
