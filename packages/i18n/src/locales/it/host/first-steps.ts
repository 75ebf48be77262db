import type { Shape } from '../../../shape';
import type * as english from '../../en/host/first-steps';

/** Words of the first steps in a sample Code, in Italian. */
export const firstSteps = {
  label: 'Primi passi',
  select: 'Selezionare un passo ed evidenziarlo',
  comment: 'Scrivere un commento su un’evidenziazione',
  review: 'Esaminare l’aggiornamento in attesa: le annotazioni sono già nella nuova versione',
  done: 'Fatto',
  open: 'da fare',
  finished: 'Non serve altro. Ora è possibile caricare la propria legge.',
  close: 'Chiudi i primi passi',
} satisfies Shape<typeof english.firstSteps>;
