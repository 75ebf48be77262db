import type { Shape } from '../../shape';
import type { emails as english } from '../en/emails';

/** Words of the e-mails the server sends, in Italian. */
export const emails = {
  contact: {
    subject: 'Messaggio da {sender}',
    text: '{name}\n{email}\nLingua: {language}\n\n{feedback}',
  },
  activation: {
    subject: 'Attivazione dell’account Glossator',
    text: 'Buongiorno {name},\n\nper attivare il Suo account, apra questo link entro 24 ore:\n\n{url}\n\nSe non ha effettuato alcuna registrazione, non lo apra: l’account avrebbe una password che Lei non conosce. Senza il link non succede nulla.\n\nGlossator',
  },
  activationAgain: {
    subject: 'Attivazione dell’account Glossator',
    text: 'Buongiorno {name},\n\nè stata effettuata un’altra registrazione con il Suo indirizzo. Se proviene da Lei, apra questo link entro 24 ore:\n\n{url}\n\nIl link attiva soltanto questa registrazione, con la password scelta in essa; quelle precedenti perdono così ogni effetto.\n\nSe non ha effettuato alcuna registrazione poco fa, non lo apra: l’account avrebbe una password che Lei non conosce. Senza il link non succede nulla.\n\nGlossator',
  },
  registerAgain: {
    subject: 'Nuova registrazione a Glossator necessaria',
    text: 'Buongiorno,\n\nha richiesto nuovamente il link di attivazione. Il Suo indirizzo è stato registrato più volte e non siamo in grado di stabilire quale di queste registrazioni provenga da Lei. Apra il link del messaggio ricevuto al momento della registrazione oppure si registri di nuovo:\n\n{url}\n\nSe ha effettuato una sola registrazione, qualcun altro ha usato il Suo indirizzo. Non apra nessuno degli altri link: l’account avrebbe una password che Lei non conosce.\n\nGlossator',
  },
  known: {
    subject: 'L’account Glossator esiste già',
    text: 'Buongiorno {name},\n\nqualcuno ha tentato di registrarsi con il Suo indirizzo. Lei ha già un account, che è rimasto invariato: può accedere oppure, se ha dimenticato la password, impostarne una nuova:\n\n{url}\n\nSe il tentativo non proviene da Lei, può ignorare questo messaggio. Chi lo ha fatto non è venuto a sapere che l’account esiste.\n\nGlossator',
  },
  reset: {
    subject: 'Impostazione di una nuova password per Glossator',
    text: 'Buongiorno {name},\n\nper impostare una nuova password, apra questo link entro un’ora:\n\n{url}\n\nIl link funziona una sola volta e chiude tutte le sessioni aperte. Se la richiesta non proviene da Lei, può ignorare questo messaggio: la password resta invariata.\n\nGlossator',
  },
  passwordChanged: {
    subject: 'La password di Glossator è stata modificata',
    text: 'Buongiorno {name},\n\nla password del Suo account è stata modificata e tutte le altre sessioni sono terminate. Può accedere con quella nuova:\n\n{url}\n\nSe la modifica non proviene da Lei, imposti subito una nuova password: «Password dimenticata?» nella pagina di accesso.\n\nGlossator',
  },
  email: {
    subject: 'Conferma del nuovo indirizzo email',
    text: 'Buongiorno {name},\n\nper usare d’ora in poi questo indirizzo per il Suo account Glossator, apra questo link entro 24 ore:\n\n{url}\n\nFino ad allora vale quello precedente. Se la richiesta non proviene da Lei, può ignorare questo messaggio.\n\nGlossator',
  },
  emailKnown: {
    subject: 'L’account Glossator esiste già',
    text: 'Buongiorno {name},\n\nqualcuno con un altro account vorrebbe usare il Suo indirizzo. Lei ha già un account con questo indirizzo, che è rimasto invariato:\n\n{url}\n\nSe la richiesta proviene da Lei, elimini prima uno dei due account. In caso contrario può ignorare questo messaggio: nessuno è venuto a sapere che l’account esiste.\n\nGlossator',
  },
  emailChanged: {
    subject: 'L’indirizzo email dell’account Glossator è stato modificato',
    text: 'Buongiorno {name},\n\nil Suo account ha ora un altro indirizzo email; con questo non è più possibile accedere:\n\n{url}\n\nSe la modifica non proviene da Lei, scriva subito al gestore di questo Glossator.\n\nGlossator',
  },
  deleted: {
    subject: 'L’account Glossator è stato eliminato',
    text: 'Buongiorno {name},\n\nil Suo account è stato eliminato, come richiesto con la Sua password. I Codici organizzati anche da altri sono passati a loro e quanto Lei vi ha scritto figura ora sotto «Ex utente». Gli altri Suoi Codici non esistono più.\n\n{url}\n\nGlossator',
  },
  archived: {
    subject: 'L’account Glossator è stato chiuso',
    text: 'Buongiorno {name},\n\nun amministratore di questo Glossator ha chiuso il Suo account. I Codici organizzati anche da altri sono passati a loro e quanto Lei vi ha scritto figura ora sotto «Ex utente». Gli altri Suoi Codici non esistono più.\n\n{url}\n\nPer eventuali domande può scrivere al gestore.\n\nGlossator',
  },
  twoFactorOn: {
    subject: 'L’autenticazione a due fattori è attiva',
    text: 'Buongiorno {name},\n\nd’ora in poi, per accedere al Suo account, oltre alla password occorre un codice della Sua app.\n\nSe l’attivazione non proviene da Lei, cambi subito la password:\n\n{url}\n\nGlossator',
  },
  twoFactorOff: {
    subject: 'L’autenticazione a due fattori è disattivata',
    text: 'Buongiorno {name},\n\nper accedere al Suo account è di nuovo sufficiente la password: l’autenticazione a due fattori è stata disattivata.\n\nSe la disattivazione non proviene da Lei, cambi subito la password:\n\n{url}\n\nGlossator',
  },
  access: {
    levels: { read: 'Lettura', annotate: 'Annotazione', organize: 'Organizzazione' },
    untitled: 'Codice senza titolo',
    invitation: {
      subject: '{name} La invita al Codice «{title}»',
      intro: '{name} desidera condividere con Lei in Glossator il Codice «{title}», con l’accesso «{level}».',
      open: 'Può accettare o rifiutare nella Sua biblioteca:\n{url}\n\nSe non ha ancora un account, si registri con l’indirizzo a cui è stato inviato questo messaggio.',
      footer:
        '-- \nLe risposte a questo messaggio vanno a {name} ({email}). Se non conosce questa persona, può ignorarlo.',
    },
    accessRequest: {
      subject: '{name} chiede l’accesso al Codice «{title}»',
      intro: '{name} Le chiede l’accesso «{level}» al Suo Codice «{title}».',
      open: 'Può concederlo nella finestra di condivisione del Codice:\n{url}',
      footer: '-- \nLe risposte a questo messaggio vanno a {name} ({email}).',
    },
  },
  mention: {
    subject: '{name} La menziona in «{title}»',
    intro: '{name} La menziona in un commento nel Codice «{title}»:',
    open: 'Può leggerlo nel suo contesto e rispondere:\n{url}',
    footer: '-- \nLe risposte a questo messaggio vanno a {name} ({email}).',
  },
  news: {
    hello: 'Buongiorno {name},\n\nci sono novità nel Codice «{title}»:',
    intro: 'Buongiorno {name},\n\necco le novità in Glossator:',
    subject: 'La Sua giornata in Glossator: {count, plural, one {una notifica} other {# notifiche}}',
    subjectOne: '{line}: «{title}»',
    code: 'Nel Codice «{title}»:',
    before: '{count, plural, one {Una notifica precedente} other {# notifiche precedenti}} e:',
    more: '{count, plural, one {Un’altra notifica è} other {Altre # notifiche sono}} nel Suo elenco in Glossator:\n{url}',
    settings: 'La frequenza di questi messaggi può essere modificata nel Suo account:\n{url}',
    farewell: 'Glossator',
    formerUser: 'Un ex utente',
    lines: {
      invitation: '{name} La invita, con l’accesso «{level}»',
      accepted: '{name} ha accettato il Suo invito',
      declined: '{name} ha rifiutato il Suo invito',
      left: '{name} ha lasciato il Codice',
      accessRequest: '{name} chiede l’accesso «{level}»',
      mentioned: '{name} La menziona in un commento',
      approved: 'Un aggiornamento è stato approvato e le Sue annotazioni sono state riportate',
      update:
        'L’originale della Sua copia è stato aggiornato e un aggiornamento è in attesa della Sua revisione',
      newVersion:
        'La legge di un documento è stata pubblicata in una nuova versione, e un aggiornamento è in attesa di revisione',
      storageFull:
        'L’originale della Sua copia è stato aggiornato, ma lo spazio di archiviazione è esaurito: liberare spazio per ricevere l’aggiornamento',
      handedOver: 'Il Codice ora appartiene a Lei',
    },
  },
  share: {
    subject: {
      annotation: '{name} ha condiviso con Lei un’annotazione: {place}',
      note: '{name} ha condiviso con Lei una nota: {place}',
    },
    intro: {
      annotation: '{name} ha condiviso con Lei un’annotazione.',
      note: '{name} ha condiviso con Lei una nota.',
    },
    area: 'Un’area segnata della pagina',
    cited: '{citation}, {document}',
    quote: '«{text}»',
    page: 'pagina {page} del PDF',
    named: '{name}: {value}',
    document: 'Documento',
    version: 'versione {number} in data {date}',
    versionState: 'versione {number} ({state})',
    code: 'Codice',
    comments: 'Commenti',
    attachments: 'Allegati',
    attachmentsHint: 'Non sono inclusi nel messaggio: per vederli, aprire il link.',
    open: { annotation: 'Apri l’annotazione', note: 'Apri la nota' },
    footer:
      'Il link funziona per chi ha accesso a questo Codice. Le risposte a questo messaggio vanno a {name} ({email}).',
  },
} satisfies Shape<typeof english>;
