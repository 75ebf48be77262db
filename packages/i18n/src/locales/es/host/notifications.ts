/** Words of the list of notifications. */
export const notifications = {
  title: 'Notificaciones',
  open: '{count, plural, =0 {Notificaciones} one {Notificaciones, # nueva} other {Notificaciones, # nuevas}}',
  empty: 'Aún no hay novedades.',
  emptyText: 'Aquí aparecen las invitaciones y las actualizaciones de los Códigos que utiliza.',
  failed: 'Se ha producido un error',
  markAll: 'Marcar todas como leídas',
  deleteOne: 'Eliminar la notificación sobre {title}',
  isNew: 'Nueva',
  more: 'Mostrar anteriores',
  approved: 'Se ha aprobado la actualización de «{title}». Se han trasladado sus anotaciones.',
  update:
    'Se ha actualizado el original de su copia «{title}»: hay una actualización pendiente de su revisión.',
  newVersion:
    'Se ha publicado una nueva versión de «{document}»: hay una actualización de «{title}» pendiente de su revisión, con las anotaciones comparadas.',
  storageFull:
    'Se ha actualizado el original de su copia «{title}», pero su espacio de almacenamiento está lleno. Libere espacio para recibir la actualización.',
  changed: '«{title}» ha cambiado.',
  invitation: '{name} le invita al Código «{title}».',
  invitationAnswer: {
    accepted: '{name} ha aceptado su invitación al Código «{title}».',
    declined: '{name} ha rechazado su invitación al Código «{title}».',
    left: '{name} ha abandonado el Código «{title}».',
  },
  formerRequest: 'Un antiguo usuario solicitó acceso al Código «{title}»: {level}.',
  accessRequest: '{name} ({email}) solicita acceso al Código «{title}»: {level}.',
  mentioned: '{name} le ha mencionado en un comentario en «{title}».',
  handedOver: 'El Código «{title}» le pertenece ahora a usted.',
};
