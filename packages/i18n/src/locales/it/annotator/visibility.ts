import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/visibility';

/** Words about who sees what one makes, in Italian. */
export const visibility = {
  label: 'Chi vede le nuove annotazioni',
  code: 'Tutti i membri di questo Codice',
  private: 'Solo io',
  /** The lock on what is private. */
  lock: 'Privata: visibile solo all’autore',
  publish: 'Pubblica',
  publishHint: 'Pubblica: visibile a tutti i membri di questo Codice',
  makePrivate: 'Rendi privata: visibile solo all’autore',
  overlap: {
    title: 'Questo testo è già evidenziato',
    by: '{name} ha evidenziato «{quote}».',
    byYou: '«{quote}» è già stato evidenziato da Lei.',
    unknown: 'Qui è già stata pubblicata un’evidenziazione.',
    explanation:
      'Le evidenziazioni pubblicate non si sovrappongono. È possibile unirsi a quella esistente: i Suoi commenti e allegati vi vengono trasferiti e la Sua evidenziazione scompare. L’operazione è irreversibile.',
    join: 'Unisci a quella evidenziazione',
    stay: 'Mantieni privata',
  },
} satisfies Shape<typeof english.visibility>;
