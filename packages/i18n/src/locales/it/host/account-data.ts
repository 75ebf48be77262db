import type { Shape } from '../../../shape';
import type * as english from '../../en/host/account-data';

/** Words of exports and imports of an account, in Italian. */
export const accountData = {
  title: 'I propri dati',
  lead: 'Tutto ciò che è proprio in un solo ZIP: i Codici con tutte le versioni e tutti i file, le evidenziazioni, i commenti, i segnalibri e le note, e quanto scritto nei Codici altrui. In PDF, JSON e W3C Web Annotations. I Codici nel cestino non sono compresi.',
  overview:
    '{codes, plural, one {# Codice} other {# Codici}} e {files, plural, one {# file} other {# file}}, circa {size}.',
  download: 'Scarica tutti i miei dati',
  downloading: 'Download: {done} di circa {size}',
  downloaded: 'I dati sono stati scaricati ({size}).',
  importLead:
    'Importare uno ZIP di questo tipo, da qui o da un altro server. I suoi Codici diventano nuovi Codici propri; ciò che c’è già resta com’è.',
  importLabel: 'Importa uno ZIP',
  uploading: 'Caricamento dello ZIP',
  importing: 'Importazione in corso. Nel frattempo è possibile lasciare la pagina.',
  stop: 'Interrompi',
  report: 'L’ultima importazione',
  done: 'Terminata: {date}.',
  refused: 'Non è stato importato nulla.',
  interrupted: 'L’importazione è stata interrotta. I Codici elencati qui sono completi.',
  busy: 'Un’altra importazione è ancora in corso.',
  nothing: 'In questo ZIP non c’è alcun Codice.',
  counts:
    '{documents, plural, one {# documento} other {# documenti}}, {selections, plural, one {# evidenziazione} other {# evidenziazioni}}, {comments, plural, one {# commento} other {# commenti}}, {files, plural, one {# allegato} other {# allegati}}',
  notImported: 'Non importato',
  untitled: 'Senza titolo',
  issues: {
    notAZip: 'Questo non è uno ZIP, oppure è incompleto.',
    encrypted: 'Lo ZIP è cifrato.',
    unsafePath: 'Il nome di una voce porta fuori dalla sua cartella.',
    duplicateName: 'Due voci hanno lo stesso nome.',
    tooManyEntries: 'Lo ZIP contiene troppe voci.',
    tooLarge: 'È troppo grande.',
    tooDense: 'Una voce cresce a dismisura quando viene decompressa.',
    unsupported: 'Una voce è compressa in un modo sconosciuto.',
    notAnExport: 'Questo ZIP non è un’esportazione di Glossator.',
    missingEntry: 'Manca un file.',
    damaged: 'Un file è danneggiato.',
    notBySchema: 'Un file non è conforme al formato.',
    duplicateId: 'Un identificativo compare due volte.',
    unknownReference: 'Qualcosa rimanda a ciò che non esiste.',
    wrongType: 'Un file non è del tipo che dichiara.',
    invalidPdf: 'Un PDF non può essere aperto.',
    lockedPdf: 'Un PDF è protetto da una password.',
    fileTooLarge: 'Un file è troppo grande per questo server.',
    quota: 'Lo spazio di archiviazione è pieno.',
    tooManyCodes: 'I Codici posseduti sono troppi.',
    failed: 'Si è verificato un errore.',
    sharedCode: 'Appartiene ad altri: quanto vi è stato scritto si trova solo nello ZIP.',
    update: 'Il suo aggiornamento in attesa non è stato importato.',
    members:
      'Qui non è condiviso con nessuno (prima con {count, plural, one {# persona} other {# persone}}).',
    otherText:
      '{count, plural, one {# voce non corrisponde al testo ed è stata omessa} other {# voci non corrispondono al testo e sono state omesse}}.',
    overlap:
      '{count, plural, one {# evidenziazione si sovrappone a un’altra ed è stata omessa} other {# evidenziazioni si sovrappongono ad altre e sono state omesse}}.',
    authors:
      '{count, plural, one {# voce di altri è ora propria e ne nomina l’autore} other {# voci di altri sono ora proprie e ne nominano l’autore}} dove c’è spazio.',
    unreadable: 'Il server di provenienza non ha potuto leggere un file.',
  },
} satisfies Shape<typeof english.accountData>;
