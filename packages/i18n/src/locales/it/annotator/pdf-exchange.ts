import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/pdf-exchange';

/** Words of the download dialog, in Italian. */
export const download = {
  button: 'Scarica',
  title: 'Scarica il documento',
  with: 'Con le annotazioni',
  withNote:
    '{count, plural, =0 {In questo documento non ci sono evidenziazioni.} one {# evidenziazione con i suoi commenti, come la mostra qualsiasi lettore PDF. Il file originale vi resta inalterato; le firme restano valide.} other {# evidenziazioni con i loro commenti, come le mostra qualsiasi lettore PDF. Il file originale vi resta inalterato; le firme restano valide.}}',
  without: 'Senza annotazioni',
  withoutNote: 'Il PDF così come è stato caricato.',
  onlyFiltered:
    'Solo {count, plural, one {la # evidenziazione mostrata} other {le # evidenziazioni mostrate}} dal filtro del pannello',
  attachments: 'Allegati',
  allAttachments: 'Tutti gli allegati',
  as: { embedded: 'Nel PDF', zip: 'Accanto al PDF, in un file ZIP' },
  asNote: {
    embedded: 'I lettori PDF li elencano come allegati del file.',
    zip: 'Per i lettori che non mostrano gli allegati e per i file di grandi dimensioni.',
  },
  goes: {
    embedded:
      '{count, plural, =0 {Nessun allegato è incluso nel file: quelli selezionati vengono inseriti nel PDF.} one {# allegato ({size}) viene inserito nel PDF, per chiunque riceva il file.} other {# allegati ({size}) vengono inseriti nel PDF, per chiunque riceva il file.}}',
    zip: '{count, plural, =0 {Nessun allegato è incluso: quelli selezionati vengono aggiunti accanto al PDF.} one {# allegato ({size}) viene aggiunto accanto al PDF, nello stesso ZIP.} other {# allegati ({size}) vengono aggiunti accanto al PDF, nello stesso ZIP.}}',
  },
  noteFiles: 'I file delle note generali non sono inclusi.',
  annotatedName: '{title} (annotato)',
  submit: 'Scarica',
  submitPart: 'Scarica il file {part, number} di {parts, number}',
  partName: '{title} ({part, number} di {parts, number})',
  saved: '{count, plural, one {# allegato salvato.} other {# allegati salvati.}}',
  parts:
    '{parts, plural, one {{count, plural, one {L’ultimo è} other {Gli altri # sono}} in un ulteriore file.} other {Un file contiene al massimo {most, number} allegati: i {count, number} scelti sono divisi in {parts, number} file, ciascuno con il documento, da scaricare uno dopo l’altro.}}',
  busy: 'Preparazione…',
  failures: {
    notAppendable:
      'In questo PDF non è possibile scrivere, perché è danneggiato o troppo grande. Può essere scaricato senza annotazioni; gli allegati possono essere aggiunti accanto in un file ZIP.',
    tooLarge: 'Gli allegati sono troppo grandi per un solo file. Sceglierne meno.',
    other: 'Impossibile scaricare il documento. Riprovare.',
  },
} satisfies Shape<typeof english.download>;

/** Words of the import of annotations that stand in a PDF, in Italian. */
export const pdfImport = {
  button: 'Importa annotazioni',
  title: 'Importa annotazioni dal PDF',
  offer:
    '{count, plural, one {Questo PDF contiene # annotazione creata con un altro programma.} other {Questo PDF contiene # annotazioni create con un altro programma.}}',
  choose: 'Importa…',
  decline: 'Non ora',
  reading: 'Lettura del PDF…',
  loadFailed: 'Impossibile caricare questa parte dell’applicazione. Riprovare.',
  found:
    '{total, plural, =0 {Questo PDF non contiene annotazioni di altri programmi.} one {Questo PDF contiene # annotazione di un altro programma.} other {Questo PDF contiene # annotazioni di altri programmi.}}',
  allKnown: '{total, plural, one {È già stata importata.} other {Sono già state importate tutte.}}',
  someKnown:
    '{fresh, plural, one {Di queste # può essere importata ora.} other {Di queste # possono essere importate ora.}}',
  kinds: {
    highlight: '{count, plural, one {# evidenziazione} other {# evidenziazioni}}',
    underline: '{count, plural, one {# sottolineatura} other {# sottolineature}}',
    squiggly: '{count, plural, one {# sottolineatura ondulata} other {# sottolineature ondulate}}',
    strikeOut: '{count, plural, one {# barratura} other {# barrature}}',
    note: '{count, plural, one {# nota adesiva} other {# note adesive}}',
    freeText: '{count, plural, one {# testo digitato} other {# testi digitati}}',
    drawing: '{count, plural, one {# disegno o timbro con testo} other {# disegni e timbri con testo}}',
  },
  by: 'Di {names}',
  explained:
    'Diventano evidenziazioni e commenti di chi le importa, visibili a tutti i membri di questo Codice. Autori e date originali sono conservati. Le note adesive sono assegnate alla riga accanto. Il PDF stesso resta com’è.',
  silent:
    '{count, plural, one {# disegno o timbro senza testo resta com’è sulla sua pagina.} other {# disegni e timbri senza testo restano come sono sulle loro pagine.}}',
  cut: 'Questo PDF contiene più annotazioni di quante se ne possano leggere; le altre restano nel PDF.',
  submit: '{count, plural, one {Importa # annotazione} other {Importa # annotazioni}}',
  busy: 'Importazione…',
  copyTitle: 'Da una copia annotata',
  copyNote:
    'Annotare con un altro programma una copia scaricata di questo documento, poi sceglierla qui: viene aggiunto quanto vi è di nuovo. La copia non viene conservata.',
  copy: 'Scegli un PDF…',
  report: 'Esito dell’importazione',
  imported:
    '{count, plural, =0 {Nessuna nuova annotazione importata.} one {# annotazione importata.} other {# annotazioni importate.}}',
  comments: '{count, plural, one {# commento aggiunto.} other {# commenti aggiunti.}}',
  merged:
    '{count, plural, one {# unita a un’evidenziazione esistente:} other {# unite a evidenziazioni esistenti:}}',
  known: '{count, plural, one {# era già presente.} other {# erano già presenti.}}',
  unplaced: '{count, plural, one {# non ha trovato posizione:} other {# non hanno trovato posizione:}}',
  more: '{count, plural, one {e un’altra} other {e altre #}}',
  page: 'Pagina {page}',
  withoutWords: 'senza commento',
  names: {
    highlight: 'Evidenziazione',
    underline: 'Sottolineatura',
    squiggly: 'Sottolineatura ondulata',
    strikeOut: 'Barratura',
    note: 'Nota adesiva',
    freeText: 'Testo digitato',
    drawing: 'Disegno o timbro',
  },
  problems: {
    pageWithoutText: 'La pagina è un’immagine senza testo.',
    unreadable: 'La pagina non è leggibile.',
    notOnText: 'Nella sua posizione non c’è testo.',
    tooLong: 'Comprende più testo di quanto un’evidenziazione possa contenere.',
    otherText: 'Il suo testo non figura in questo documento.',
    unanswered: 'L’annotazione a cui risponde non esiste più.',
  },
  undo: 'Annulla l’importazione',
  undone:
    '{removed, plural, =0 {L’importazione è stata annullata.} one {L’importazione è stata annullata: # evidenziazione rimossa.} other {L’importazione è stata annullata: # evidenziazioni rimosse.}}',
  kept: '{count, plural, one {# evidenziazione è stata mantenuta, perché nel frattempo modificata o integrata.} other {# evidenziazioni sono state mantenute, perché nel frattempo modificate o integrate.}}',
  done: 'Fine',
  failures: {
    unreadable: 'Le annotazioni di questo PDF non sono leggibili.',
    notPdf: 'Questo file non è un PDF leggibile.',
    tooLarge: 'Il file è troppo grande oppure lo spazio di archiviazione è esaurito.',
    busy: 'Al momento sono in lettura troppi PDF. Riprovare tra poco.',
    forbidden: 'Solo chi le ha importate o il proprietario del Codice può annullare l’importazione.',
    other: 'Si è verificato un errore. Riprovare.',
  },
  from: 'Dal PDF',
  fromBy: 'Dal PDF, di {author}',
} satisfies Shape<typeof english.pdfImport>;

/** Words of the dialog that makes a document of annotations, in Italian. */
export const annotationsDocument = {
  button: 'Annotazioni come documento',
  intro: 'Citazioni con i loro riferimenti e commenti, come materiale per un atto.',
  scope: 'Da',
  groupBy: 'Raggruppate per',
  groupings: { article: 'Articolo', color: 'Colore', person: 'Persona' },
  format: 'Formato',
  onlyOwn: 'Solo ciò che ho evidenziato',
  withPrivate: 'Con le mie evidenziazioni private',
  privacy: 'Ciò che altri tengono privato non vi compare mai.',
  fileName: 'Annotazioni {title}',
  failures: {
    tooMany: 'Le annotazioni sono troppe per un solo file. Scegliere un solo documento.',
    other: 'Impossibile creare il documento. Riprovare.',
  },
} satisfies Shape<typeof english.annotationsDocument>;

/** Words of the dialog that makes a synopsis of two Versions. */
export const synopsis = {
  button: 'Testo a fronte',
  of: 'Testo a fronte di {title}, dalla versione {from} alla {to}',
  intro:
    'Il testo precedente e quello nuovo affiancati, articolo per articolo, con le parole modificate segnalate.',
  annotations: 'Annotazioni',
  whose: { own: 'Le mie', all: 'Quelle di tutti', none: 'Nessuna' },
  onlyChanged: 'Non menzionare gli articoli invariati',
  fileName: 'Testo a fronte {title}',
  failures: {
    tooMany: 'Le modifiche sono troppe per un solo file, oppure le versioni non si possono confrontare.',
    other: 'Impossibile creare il testo a fronte. Riprovare.',
  },
} satisfies Shape<typeof english.synopsis>;
