import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/sharing';

/** Words of the dialog that shares by e-mail, in Spanish. */
export const sharing = {
  button: 'Compartir por correo',
  title: { annotation: 'Compartir la anotación por correo', note: 'Compartir la nota por correo' },
  loadFailed: 'No se ha podido cargar el formulario. Compruebe la conexión e inténtelo de nuevo.',
  to: 'Para',
  toHint:
    'Separe las direcciones con comas, puntos y comas, espacios o saltos de línea. Nadie ve las de los demás.',
  recipients: 'Destinatarios',
  remove: 'Quitar {address}',
  wrong: '«{address}» no es una dirección de correo.',
  tooMany: 'Como máximo, {max} direcciones a la vez. {count, plural, one {Quite una.} other {Quite #.}}',
  message: 'Mensaje',
  preview: 'Qué se enviará',
  link: 'Un enlace abre el documento en este lugar a quienes tienen acceso al Código.',
  send: 'Enviar',
  sending: 'Enviando…',
  unsaved: 'Se están guardando sus últimos cambios. Se enviarán también.',
  sent: '{count, plural, one {Enviado a 1 dirección.} other {Enviado a # direcciones.}}',
  sentTo: 'Se ha enviado a {addresses}.',
  failures: {
    rateLimited:
      '{minutes, plural, =0 {Ha compartido mucho en poco tiempo. Inténtelo más tarde.} one {Ha compartido mucho en poco tiempo. Inténtelo de nuevo dentro de un minuto.} other {Ha compartido mucho en poco tiempo. Inténtelo de nuevo dentro de # minutos.}}',
    notSent: 'No se ha podido enviar a todos. Inténtelo de nuevo.',
    gone: 'Ya no hay nada que compartir: se ha eliminado.',
    other: 'Se ha producido un error, inténtelo de nuevo',
  },
  leaveQuestion: '¿Descartar lo que ha escrito?',
  stay: 'Seguir escribiendo',
  discard: 'Descartar',
} satisfies Shape<typeof english.sharing>;
