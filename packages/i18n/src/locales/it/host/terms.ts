/** The terms of use and the privacy policy: a draft that says what the product does, to be reviewed by counsel. */
export const terms = {
  title: 'Condizioni d’uso e informativa sulla privacy',
  read: 'Leggi le condizioni d’uso e l’informativa sulla privacy',
  draft:
    'Bozza, da sottoporre all’esame di un legale. Descrive che cosa fa questo software; chi gestisce questo server la completa con i propri dati identificativi e con la legge applicabile.',
  use: {
    title: 'Condizioni d’uso',
    service: {
      title: 'Il servizio',
      text: 'Glossator conserva documenti PDF, evidenziazioni, commenti e note e riporta le annotazioni sulle nuove versioni. Le posizioni non certe vengono segnalate perché l’utente le verifichi. Il servizio non fornisce consulenza legale e non garantisce che un testo corrisponda al diritto vigente.',
    },
    account: {
      title: 'L’account',
      text: 'L’utente si registra con dati veritieri, custodisce la password senza comunicarla ad altri e risponde di quanto viene fatto con il proprio account.',
    },
    content: {
      title: 'Contenuti caricati e scritti',
      text: 'Restano dell’utente, che si assicura di poterli conservare qui e condividere e che nulla in essi debba restare segreto per chi li vede. Il servizio li conserva, copia e mostra solo nella misura in cui l’utente e le persone con cui li condivide ne fanno uso.',
    },
    sharing: {
      title: 'Condivisione e pubblicazione',
      text: 'Le persone con cui si condivide un Codice ne vedono il contenuto, salvo le annotazioni private; che cosa possano modificare dipende dall’accesso loro concesso. Chiunque abbia un account può leggere e copiare un Codice pubblico. Le copie fatte da altri restano anche quando l’originale viene eliminato.',
    },
    ending: {
      title: 'Cessazione',
      text: 'L’utente può eliminare il proprio account in qualsiasi momento. Un Codice eliminato può essere ripristinato per 30\u00a0giorni, dopodiché viene rimosso con i suoi file.',
    },
    liability: {
      title: 'Responsabilità',
      text: 'Da completare a cura di chi gestisce questo server.',
    },
  },
  privacy: {
    title: 'Informativa sulla privacy',
    stored: {
      title: 'Quali dati sono conservati',
      text: 'Nome, indirizzo email, Paese, professione e rami del diritto; la password, solo come hash; quando e con quale browser è stato effettuato l’accesso; quanto caricato e scritto, cifrato sul server ove si tratti di file.',
    },
    purpose: {
      title: 'A quale scopo',
      text: 'Per offrire il servizio: consentire l’accesso, mostrare le annotazioni, con il nome dell’utente, alle persone con cui le condivide e inviare i messaggi richiesti. Nulla viene venduto e nulla viene analizzato a fini pubblicitari.',
    },
    others: {
      title: 'Chi li riceve',
      text: 'Le persone con cui si condivide un Codice vedono il nome dell’utente e quanto vi scrive; il proprietario e chi ha l’accesso «Organizzazione» anche il suo indirizzo email. Le pagine non caricano nulla da terzi.',
    },
    contact: {
      title: 'Messaggi inviati dal modulo di contatto',
      text: 'Quanto scritto nel modulo di contatto viene inviato per email, con nome e indirizzo, a chi gestisce questo server, e non viene conservato qui altrimenti.',
    },
    browser: {
      title: 'Nel browser',
      text: 'Non vengono usati cookie. Il browser conserva la sessione, le impostazioni, il punto di lettura in ciascun documento e quanto non è ancora salvato; al termine della sessione tutto ciò viene rimosso, salvo le impostazioni.',
    },
    rights: {
      title: 'Diritti dell’utente',
      text: 'L’utente può modificare i propri dati, scaricare i propri documenti con le annotazioni ed eliminare l’account. Quanto ha scritto nei Codici altrui vi resta sotto «Ex utente». Per ogni altra richiesta può scrivere a chi gestisce questo server.',
    },
  },
};
