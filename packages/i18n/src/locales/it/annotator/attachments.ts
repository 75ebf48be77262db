import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/attachments';

/** Words of attached files, in Italian. */
export const attachments = {
  add: 'Allega file',
  show: 'Mostra qui',
  play: 'Riproduci qui',
  hide: 'Nascondi',
  loading: 'Caricamento…',
  loadFailed: 'Impossibile caricare l’allegato.',
  unshown: {
    other: 'Non può essere mostrato qui: scaricarlo e aprirlo con il suo programma.',
    large: 'È troppo grande per essere mostrato qui: scaricarlo per consultarlo.',
    broken: 'L’allegato non può essere mostrato qui. Scaricarlo per aprirlo.',
  },
  fileType:
    '{type, select, word {Documento Word, {size}.} zip {Archivio ZIP, {size}.} image {Immagine, {size}.} other {File, {size}.}}',
  inPdf:
    '{count, plural, one {# file, {size}. Scaricando il documento lo si può inserire nel PDF.} other {# file, {size}. Scaricando il documento li si può inserire nel PDF.}}',
  notInPdf: 'I file delle note generali restano in questo Codice; non vengono inseriti nel PDF.',
  gone: 'Eliminato nel frattempo: il file non c’è più',
  previewOf: 'Anteprima di {name}',
  pages: '{count, plural, one {# pagina} other {# pagine}}',
  page: 'Pagina {page, number}',
  pageOf: 'Pagina {page, number} di {count, number}',
  pageNotShown: 'La pagina {page, number} non può essere mostrata.',
  previousPage: 'Pagina precedente dell’allegato',
  nextPage: 'Pagina successiva dell’allegato',
  enlarge: 'Ingrandisci {name}',
  enlargeFailed: 'Impossibile caricare questa parte dell’applicazione. Riprovare.',
  fit: 'Adatta',
  actualSize: 'Dimensioni effettive',
  download: 'Scarica {name}',
  rename: 'Rinomina {name}',
  newName: 'Nuovo nome',
  delete: 'Elimina {name}',
  deleteQuestion: 'Eliminare l’allegato «{name}»?',
  uploads: 'Caricamenti',
  uploading: 'Caricamento di {name}',
  cancel: 'Annulla il caricamento di {name}',
  waiting: 'In attesa…',
  progress: '{sent} di {size}',
  failures: {
    type: 'File di questo tipo non possono essere allegati. Sono ammessi PDF, Word, JPEG, PNG, MP3, MP4, M4A, MPEG, WebM e ZIP.',
    empty: 'Il file è vuoto.',
    tooLarge: 'Il file è troppo grande: per gli allegati il limite è {limit}.',
    quota: 'Lo spazio di archiviazione è esaurito. Eliminare i file che non servono più, poi riprovare.',
    content: 'Il contenuto del file non corrisponde al tipo.',
    network: 'Il caricamento è stato interrotto.',
    refused: 'Il file non è stato accettato.',
  },
} satisfies Shape<typeof english.attachments>;

/** Words of the recorder of media notes, in Italian. */
export const mediaNotes = {
  add: 'Registra una nota multimediale',
  audio: 'Registra audio',
  video: 'Registra video',
  pause: 'Pausa',
  resume: 'Riprendi',
  stop: 'Interrompi',
  again: 'Registra di nuovo',
  level: 'Livello audio',
  time: 'Registrati {time}',
  playback: 'Registrazione effettuata',
  hint: 'Registrare quanto si vuole dire, riascoltarlo e salvarlo con l’evidenziazione.',
  noDevices: 'Impossibile accedere a microfono o videocamera',
  name: 'Nota multimediale {date}, {minutes, plural, =0 {} other {# min }}{seconds, number} s',
  leaveQuestion: 'Scartare questa registrazione?',
  stay: 'Mantieni',
  notAllowed:
    'Non può più essere salvata qui: l’accesso a questo Codice è stato modificato. È possibile scaricarla.',
  gone: 'L’evidenziazione è stata eliminata: la registrazione non può essere salvata qui. È possibile scaricarla.',
  of: 'Per {place}',
  download: 'Scarica',
} satisfies Shape<typeof english.mediaNotes>;
