import type { Shape } from '../../shape';
import type * as english from '../en/landing';

/** Words of the landing page, in Italian. */
export const landing: Shape<typeof english.landing> = {
  productName: 'Glossator',
  pageTitle: 'Glossator: annotazioni che sopravvivono alla prossima edizione della legge',
  description:
    'Leggi raccolte in codici PDF, evidenziate, commentate e condivise con i colleghi; quando la legge cambia, ogni annotazione viene riportata sul nuovo testo.',
  skip: 'Vai al contenuto',
  nav: {
    main: 'In questa pagina',
    product: 'Prodotto',
    about: 'Chi siamo',
    questions: 'Domande',
    contact: 'Contatti',
    account: 'L’account',
    logIn: 'Accedi',
    startNow: 'Inizia ora',
    languages: 'Lingue',
    language: 'Lingua',
    theme: 'Aspetto',
    themeAuto: 'Come il sistema',
    themeLight: 'Chiaro',
    themeDark: 'Scuro',
  },
  hero: {
    title: 'Annotazioni che sopravvivono alla prossima edizione',
    lead: 'Leggi raccolte in codici PDF, evidenziate, commentate e condivise con i colleghi; quando la legge cambia, ogni annotazione viene riportata sul nuovo testo.',
    toContinue: 'Accedere per aprire la pagina richiesta.',
    early: 'Gratuito durante l’accesso anticipato. Si consiglia un browser desktop.',
  },
  showcase: {
    title: 'Da provare: questa legge è cambiata',
    text: 'Una legge modello con alcune annotazioni e la sua nuova edizione. Ecco che cosa è cambiato e dove va ogni annotazione. Tutto avviene nel browser: nulla viene conservato, nulla viene inviato.',
    frame: 'Una legge modello da provare',
    loading: 'Apertura della legge',
    scripts: 'In un browser con JavaScript qui si apre la legge.',
    failed: 'Impossibile aprire la legge.',
    retry: 'Riprova',
    reading: 'Una nuova edizione è in attesa, già confrontata con le annotazioni.',
    review: 'Rivedi l’aggiornamento',
    approved: 'L’aggiornamento è approvato: le annotazioni sono nella nuova edizione.',
    declined: 'L’aggiornamento è rifiutato: tutto è come prima.',
    again: 'Ricomincia',
    codeTitle: 'Leggi modello',
    reader: 'Lei',
  },
  product: {
    title: 'Che cosa fa Glossator',
    codes: {
      title: 'Codici, secondo l’uso',
      text: 'I PDF con cui si lavora stanno in un Codice, nell’ordine voluto e con una copertina riconoscibile. L’indice elenca gli articoli, anche quando il file non ne ha uno.',
    },
    annotate: {
      title: 'Evidenziazioni, commenti, allegati',
      text: 'Passi e aree si evidenziano in venti colori e in colori propri. Si aggiungono commenti, file, registrazioni, segnalibri ed etichette, e si copiano i riferimenti secondo l’uso del proprio Paese.',
    },
    carryOver: {
      title: 'Riportate sul nuovo testo',
      text: 'Si carica la nuova edizione: ogni annotazione viene confrontata con il nuovo testo e segue le sue parole. Dove la posizione non è certa, viene chiesta conferma. Nessuna va persa.',
    },
    review: {
      title: 'Una revisione affidabile',
      text: 'Vecchia e nuova edizione affiancate, ogni modifica e ogni annotazione con il suo motivo. Poi si approva, si rifiuta o si tengono entrambe.',
    },
    share: {
      title: 'Insieme, in tempo reale',
      text: 'Un Codice si condivide con colleghi che possono leggerlo, annotarlo o organizzarlo. Ognuno vede subito che cosa fanno gli altri, e le annotazioni private restano private.',
    },
    secure: {
      title: 'Conservati cifrati',
      text: 'I file caricati sono conservati cifrati. L’autenticazione a due fattori è disponibile per chi la desidera. Le pagine non caricano nulla da terzi.',
    },
  },
  about: {
    title: 'Chi siamo',
    text: 'I giuristi vivono in grossi libri di leggi, coperti di annotazioni proprie raccolte negli anni. Più volte l’anno la legge cambia, e tutto va ricopiato a mano. Siamo un piccolo gruppo convinto che questo sia lavoro per una macchina, e che l’ultima parola spetti a una persona.',
    name: 'Novecento anni fa i glossatori di Bologna scrivevano le loro note tra le righe e ai margini del diritto romano. Il nome viene da loro.',
  },
  questions: {
    title: 'Domande e risposte',
    price: {
      question: 'Quanto costa?',
      answer:
        'Nulla durante l’accesso anticipato. In seguito potrà essere offerto spazio aggiuntivo a pagamento.',
    },
    storage: {
      question: 'Quanto spazio c’è?',
      answer: '1 GB equivale a circa 900.000 pagine di testo semplice. Scansioni e immagini occupano di più.',
    },
    devices: {
      question: 'Quale dispositivo serve?',
      answer: 'Si consiglia un browser desktop: una pagina di legge e le sue note hanno bisogno di spazio.',
    },
    files: {
      question: 'Quali file si possono usare?',
      answer:
        'Qualsiasi PDF che si apra senza password. Le scansioni si possono leggere e annotare per aree; le loro parole si cercano e si riportano solo se il file le contiene come testo.',
    },
    protection: {
      question: 'Come sono protetti i documenti?',
      answer:
        'I file caricati sono conservati cifrati, le password solo come hash. Chi vede un Codice lo decide il suo proprietario, e l’autenticazione a due fattori si attiva nell’account.',
    },
    together: {
      question: 'Si può lavorare insieme?',
      answer:
        'Sì, in tempo reale. A ognuno si concede di leggere, annotare o organizzare, e l’accesso si può modificare o revocare in ogni momento.',
    },
    change: {
      question: 'Che cosa succede alle annotazioni quando la legge cambia?',
      answer:
        'Passano nella nuova edizione con le loro parole. Quelle la cui posizione non è certa restano in attesa accanto alla vecchia pagina, con alcune proposte. Nessuna va persa.',
    },
    leaving: {
      question: 'Si può portare via il proprio lavoro?',
      answer: 'Ogni documento si scarica come PDF con le sue annotazioni, visibili anche in altri programmi.',
    },
  },
  contact: {
    title: 'Contatti e commenti',
    text: 'Per domande, o per dirci che cosa manca.',
    firstName: 'Nome',
    lastName: 'Cognome',
    email: 'Indirizzo email',
    feedback: 'Messaggio',
    optional: 'facoltativo',
    send: 'Invia',
    sending: 'Invio in corso',
    emailMissing: 'L’indirizzo email è obbligatorio',
    emailInvalid: 'L’indirizzo email non è valido',
    feedbackMissing: 'Il messaggio è obbligatorio',
    feedbackLong: 'Al massimo 10.000 caratteri',
    sent: 'Il messaggio è stato inviato',
    failed: 'Qualcosa è andato storto. Riprovare.',
    tooOften: 'Sono già stati inviati diversi messaggi. Riprovare più tardi.',
  },
  cookies: {
    label: 'Cookie e dati locali',
    text: 'Glossator non imposta cookie. La sessione, le impostazioni e ciò che non è ancora salvato restano in questo browser, e nessuno viene tracciato.',
    accept: 'Accetta',
    more: 'Informativa sulla privacy',
  },
  footer: {
    label: 'Informazioni sul sito',
    terms: 'Condizioni d’uso',
    privacy: 'Informativa sulla privacy',
  },
};
