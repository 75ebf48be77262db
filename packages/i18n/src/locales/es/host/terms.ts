/** The terms of use and the privacy policy: a draft that says what the product does, to be reviewed by counsel. */
export const terms = {
  title: 'Condiciones de uso y política de privacidad',
  read: 'Leer las condiciones de uso y la política de privacidad',
  draft:
    'Borrador, pendiente de revisión por un abogado. Expone lo que hace este software; el operador de este servidor lo completa con su identidad y con el Derecho aplicable.',
  use: {
    title: 'Condiciones de uso',
    service: {
      title: 'El servicio',
      text: 'Glossator conserva sus documentos PDF, resaltados, comentarios y notas, y traslada sus anotaciones a las nuevas versiones. Las ubicaciones que no son seguras se señalan para que usted las compruebe. No presta asesoramiento jurídico ni garantiza que un texto sea el Derecho vigente.',
    },
    account: {
      title: 'Su cuenta',
      text: 'Usted se registra con datos veraces, mantiene su contraseña en secreto y responde de lo que se haga con su cuenta.',
    },
    content: {
      title: 'Lo que sube y escribe',
      text: 'Sigue siendo suyo. Usted vela por que le esté permitido almacenarlo y compartirlo aquí, y por que no contenga nada que deba mantenerse en secreto frente a quienes lo ven. El servicio lo almacena, copia y muestra solo en la medida en que lo utilizan usted y aquellos con quienes lo comparte.',
    },
    sharing: {
      title: 'Compartir y publicar',
      text: 'Aquellos con quienes comparte un Código ven su contenido, salvo las anotaciones privadas; lo que pueden cambiar depende del acceso que usted les conceda. Un Código público lo puede leer y copiar toda persona que tenga una cuenta. Las copias hechas por otros se conservan cuando usted elimina el suyo.',
    },
    ending: {
      title: 'Finalización',
      text: 'Puede eliminar su cuenta en cualquier momento. Un Código eliminado se puede restaurar durante 30 días; después se elimina con sus archivos.',
    },
    liability: {
      title: 'Responsabilidad',
      text: 'Pendiente de completar por el operador de este servidor.',
    },
  },
  privacy: {
    title: 'Política de privacidad',
    stored: {
      title: 'Qué se almacena',
      text: 'Su nombre, dirección de correo, país, profesión y ramas del Derecho; su contraseña, solo como hash; cuándo inició sesión y con qué navegador; lo que sube y escribe, cifrado en el servidor cuando se trata de un archivo.',
    },
    purpose: {
      title: 'Con qué finalidad',
      text: 'Para ofrecerle el servicio: iniciar su sesión, mostrar sus anotaciones, con su nombre, a aquellos con quienes las comparte y enviarle los correos que solicite. No se vende nada ni se analiza nada con fines publicitarios.',
    },
    others: {
      title: 'Quién lo recibe',
      text: 'Aquellos con quienes comparte un Código ven su nombre y lo que escribe en él; los propietarios y organizadores, también su dirección de correo. Las páginas no cargan nada de terceros.',
    },
    contact: {
      title: 'Si nos escribe',
      text: 'Lo que escriba con el formulario de contacto se envía por correo electrónico, con su nombre y dirección, a quien gestiona este servidor, y no se guarda aquí aparte.',
    },
    browser: {
      title: 'En su navegador',
      text: 'No se utilizan cookies. El navegador guarda su sesión, sus ajustes, el lugar en que se encontraba en cada documento y lo que aún no se ha guardado; al terminar la sesión se elimina todo ello, salvo los ajustes.',
    },
    rights: {
      title: 'Sus derechos',
      text: 'Puede modificar sus datos, descargar sus documentos con sus anotaciones y eliminar su cuenta. Lo que ha escrito en Códigos de otras personas se conserva allí como de «Antiguo usuario». Para todo lo demás, escriba al operador de este servidor.',
    },
  },
};
