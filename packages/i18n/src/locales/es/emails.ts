import type { Shape } from '../../shape';
import type { emails as english } from '../en/emails';

/** Words of the e-mails the server sends, in Spanish. */
export const emails = {
  contact: {
    subject: 'Mensaje de {sender}',
    text: '{name}\n{email}\nIdioma: {language}\n\n{feedback}',
  },
  activation: {
    subject: 'Active su cuenta de Glossator',
    text: 'Hola, {name}:\n\nAbra este enlace en un plazo de 24 horas para activar su cuenta:\n\n{url}\n\nSi no se ha registrado, no lo abra: la cuenta tendría una contraseña que usted no conoce. Sin el enlace no ocurre nada.\n\nGlossator',
  },
  activationAgain: {
    subject: 'Active su cuenta de Glossator',
    text: 'Hola, {name}:\n\nAlguien se ha registrado de nuevo con su dirección. Si ha sido usted, abra este enlace en un plazo de 24 horas:\n\n{url}\n\nActiva este registro, con la contraseña elegida en él, y ningún otro; los anteriores quedan entonces sin efecto.\n\nSi no acaba de registrarse, no lo abra: la cuenta tendría una contraseña que usted no conoce. Sin el enlace no ocurre nada.\n\nGlossator',
  },
  registerAgain: {
    subject: 'Regístrese de nuevo en Glossator',
    text: 'Hola:\n\nHa solicitado de nuevo el enlace de activación. Su dirección se ha registrado varias veces y no podemos saber cuál de esos registros es el suyo. Abra el enlace del mensaje que recibió al registrarse o regístrese de nuevo:\n\n{url}\n\nSi solo se ha registrado una vez, otra persona ha utilizado su dirección. No abra ninguno de los otros enlaces: la cuenta tendría una contraseña que usted no conoce.\n\nGlossator',
  },
  known: {
    subject: 'Ya tiene una cuenta de Glossator',
    text: 'Hola, {name}:\n\nAlguien ha intentado registrarse con su dirección. Usted ya tiene una cuenta y nada ha cambiado en ella: inicie sesión o, si ha olvidado su contraseña, establezca una nueva:\n\n{url}\n\nSi no ha sido usted, puede ignorar este mensaje. Quien lo ha intentado no ha llegado a saber que existe una cuenta.\n\nGlossator',
  },
  reset: {
    subject: 'Establezca una nueva contraseña para Glossator',
    text: 'Hola, {name}:\n\nAbra este enlace en el plazo de una hora para establecer una nueva contraseña:\n\n{url}\n\nFunciona una sola vez y cierra su sesión en todas partes. Si no lo ha solicitado, puede ignorar este mensaje: su contraseña no cambia.\n\nGlossator',
  },
  passwordChanged: {
    subject: 'Se ha cambiado su contraseña de Glossator',
    text: 'Hola, {name}:\n\nSe ha cambiado la contraseña de su cuenta y se han cerrado todas las demás sesiones. Puede iniciar sesión con la nueva:\n\n{url}\n\nSi no ha sido usted, establezca de inmediato una nueva contraseña: «¿Ha olvidado su contraseña?» en la página de inicio de sesión.\n\nGlossator',
  },
  email: {
    subject: 'Confirme su nueva dirección de correo',
    text: 'Hola, {name}:\n\nAbra este enlace en un plazo de 24 horas para utilizar en adelante esta dirección con su cuenta de Glossator:\n\n{url}\n\nHasta entonces es válida la anterior. Si no lo ha solicitado, puede ignorar este mensaje.\n\nGlossator',
  },
  emailKnown: {
    subject: 'Ya tiene una cuenta de Glossator',
    text: 'Hola, {name}:\n\nAlguien con otra cuenta quiere utilizar para ella su dirección. Usted ya tiene una cuenta con esa dirección y nada ha cambiado en ella:\n\n{url}\n\nSi ha sido usted, elimine primero una de las dos cuentas. Si no, puede ignorar este mensaje: nadie ha llegado a saber que existe una cuenta.\n\nGlossator',
  },
  emailChanged: {
    subject: 'Se ha cambiado la dirección de correo de su cuenta de Glossator',
    text: 'Hola, {name}:\n\nSu cuenta tiene ahora otra dirección de correo; con esta ya no se puede iniciar sesión:\n\n{url}\n\nSi no ha sido usted, escriba de inmediato al operador de este Glossator.\n\nGlossator',
  },
  deleted: {
    subject: 'Se ha eliminado su cuenta de Glossator',
    text: 'Hola, {name}:\n\nSe ha eliminado su cuenta, tal como se solicitó con su contraseña. Los Códigos que otras personas organizan han pasado a ellas, y lo que usted escribió allí aparece ahora como de «Antiguo usuario». Sus demás Códigos ya no existen.\n\n{url}\n\nGlossator',
  },
  archived: {
    subject: 'Se ha cerrado su cuenta de Glossator',
    text: 'Hola, {name}:\n\nUn administrador de este Glossator ha cerrado su cuenta. Los Códigos que otras personas organizan han pasado a ellas, y lo que usted escribió allí aparece ahora como de «Antiguo usuario». Sus demás Códigos ya no existen.\n\n{url}\n\nSi tiene preguntas, escriba al operador.\n\nGlossator',
  },
  twoFactorOn: {
    subject: 'La verificación en dos pasos está activada',
    text: 'Hola, {name}:\n\nEn adelante, para iniciar sesión en su cuenta se necesita, además de la contraseña, un código de su aplicación.\n\nSi no ha sido usted, cambie su contraseña de inmediato:\n\n{url}\n\nGlossator',
  },
  twoFactorOff: {
    subject: 'La verificación en dos pasos está desactivada',
    text: 'Hola, {name}:\n\nPara iniciar sesión en su cuenta vuelve a bastar la contraseña: se ha desactivado la verificación en dos pasos.\n\nSi no ha sido usted, cambie su contraseña de inmediato:\n\n{url}\n\nGlossator',
  },
  access: {
    levels: { read: 'Lectura', annotate: 'Anotación', organize: 'Organización' },
    untitled: 'Código sin título',
    invitation: {
      subject: '{name} le invita a «{title}»',
      intro: '{name} desea compartir con usted el Código «{title}» en Glossator, con el acceso «{level}».',
      open: 'Puede aceptar o rechazar la invitación en su biblioteca:\n{url}\n\nSi aún no tiene cuenta, regístrese con la dirección a la que se ha enviado este mensaje.',
      footer:
        '-- \nLas respuestas a este mensaje llegan a {name} ({email}). Si no conoce a esta persona, puede ignorarlo.',
    },
    accessRequest: {
      subject: '{name} solicita acceso a «{title}»',
      intro: '{name} le solicita el acceso «{level}» a su Código «{title}».',
      open: 'Puede concederlo en el cuadro de diálogo «Compartir» del Código:\n{url}',
      footer: '-- \nLas respuestas a este mensaje llegan a {name} ({email}).',
    },
  },
  mention: {
    subject: '{name} le ha mencionado en «{title}»',
    intro: '{name} le ha mencionado en un comentario en el Código «{title}»:',
    open: 'Puede leerlo en su lugar y responder:\n{url}',
    footer: '-- \nLas respuestas a este mensaje llegan a {name} ({email}).',
  },
  news: {
    hello: 'Hola, {name}:\n\nHay novedades en el Código «{title}»:',
    intro: 'Hola, {name}:\n\nEstas son las novedades en Glossator:',
    subject: 'Su día en Glossator: {count, plural, one {una notificación} other {# notificaciones}}',
    subjectOne: '{line}: «{title}»',
    code: 'En el Código «{title}»:',
    before: '{count, plural, one {Una notificación anterior} other {# notificaciones anteriores}} y:',
    more: '{count, plural, one {Hay una notificación más} other {Hay # notificaciones más}} en su lista en Glossator:\n{url}',
    settings: 'Usted decide cuándo llegan estos correos; puede cambiarlo en su cuenta:\n{url}',
    farewell: 'Glossator',
    formerUser: 'Un antiguo usuario',
    lines: {
      invitation: '{name} le invita, con el acceso «{level}»',
      accepted: '{name} ha aceptado su invitación',
      declined: '{name} ha rechazado su invitación',
      left: '{name} ha abandonado el Código',
      accessRequest: '{name} solicita el acceso «{level}»',
      mentioned: '{name} le ha mencionado en un comentario',
      approved: 'Se ha aprobado una actualización y se han trasladado sus anotaciones',
      update: 'Se ha actualizado el original de su copia y hay una actualización pendiente de su revisión',
      newVersion:
        'Se ha publicado una nueva versión de la ley de un documento, y hay una actualización pendiente de su revisión',
      storageFull:
        'Se ha actualizado el original de su copia, pero su espacio de almacenamiento está lleno: libere espacio para recibir la actualización',
      handedOver: 'El Código le pertenece ahora a usted',
    },
  },
  share: {
    subject: {
      annotation: '{name} ha compartido una anotación con usted: {place}',
      note: '{name} ha compartido una nota con usted: {place}',
    },
    intro: {
      annotation: '{name} ha compartido una anotación con usted.',
      note: '{name} ha compartido una nota con usted.',
    },
    area: 'Un área marcada de la página',
    cited: '{citation}, {document}',
    quote: '«{text}»',
    page: 'página {page} del PDF',
    named: '{name}: {value}',
    document: 'Documento',
    version: 'versión {number} del {date}',
    versionState: 'versión {number} ({state})',
    code: 'Código',
    comments: 'Comentarios',
    attachments: 'Adjuntos',
    attachmentsHint: 'No se envían con este mensaje: abra el enlace para verlos.',
    open: { annotation: 'Abrir la anotación', note: 'Abrir la nota' },
    footer:
      'El enlace funciona para quienes tienen acceso a este Código. Las respuestas a este mensaje llegan a {name} ({email}).',
  },
} satisfies Shape<typeof english>;
