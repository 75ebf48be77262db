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
  manage: 'Rinomina o elimina etichette…',
  manageTitle: 'Etichette di questo Codice',
  manageIntro:
    'Un’etichetta viene cambiata in una volta in tutte le proprie annotazioni di questo Codice; si può annullare in un solo passaggio. Le annotazioni altrui conservano la loro.',
  manageLoading: 'Lettura delle annotazioni di tutti i documenti…',
  manageIncomplete: 'Non è stato possibile leggere le annotazioni di alcuni documenti.',
  manageFailed: 'Non è stato possibile caricare le etichette. Riprovare.',
  manageNone: 'Nessuna annotazione ha un’etichetta.',
  uses: '{count, plural, one {Un’annotazione} other {# annotazioni}}',
  ofOthers: 'Solo su annotazioni altrui; solo i loro autori possono cambiarla.',
  rename: 'Rinomina l’etichetta «{tag}»',
  renameShort: 'Rinomina',
  newName: 'Nuovo nome di «{tag}»',
  merge: 'Unisci',
  mergeHint: '«{name}» esiste già: le due diventano una sola.',
  oneName: 'Un’etichetta non contiene virgole né punti e virgola.',
  affected:
    '{count, plural, one {Modifica un’annotazione.} other {Modifica # annotazioni.}}{left, plural, =0 {} one { Una altrui resta com’è.} other { # altrui restano come sono.}}',
  delete: 'Elimina l’etichetta «{tag}»',
  deleteQuestion:
    '{count, plural, one {Togliere «{tag}» da un’annotazione?} other {Togliere «{tag}» da # annotazioni?}}{left, plural, =0 {} one { Una altrui la conserva.} other { # altrui la conservano.}}',
} satisfies Shape<typeof english.tags>;
