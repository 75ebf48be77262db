import type { Shape } from '../../../shape';
import type * as english from '../../en/host/first-steps';

/** Words of the first steps in a sample Code, in German. */
export const firstSteps = {
  label: 'Erste Schritte',
  select: 'Eine Textstelle auswählen und markieren',
  comment: 'Zu einer Markierung einen Kommentar schreiben',
  review: 'Die ausstehende Aktualisierung prüfen: Ihre Anmerkungen stehen schon in der neuen Fassung',
  done: 'Erledigt',
  open: 'noch offen',
  finished: 'Mehr braucht es nicht. Laden Sie Ihr eigenes Gesetz hoch, wenn Sie so weit sind.',
  close: 'Erste Schritte schließen',
} satisfies Shape<typeof english.firstSteps>;
