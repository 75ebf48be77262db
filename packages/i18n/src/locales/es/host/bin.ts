/** Words of the recycle bin. */
export const bin = {
  title: 'Papelera',
  lead: 'Lo que elimine puede restaurarse aquí durante 30 días, con todo su contenido y para todas las personas con las que se compartía. Hasta que se elimine definitivamente, cuenta para su espacio de almacenamiento y su número de Códigos; nadie más puede abrirlo.',
  storage: 'En total ocupa {size}.',
  nothing: 'La papelera está vacía.',
  failed: 'No se ha podido cargar la papelera.',
  gone: 'Este Código ya no está en la papelera.',
  columns: { deleted: 'Eliminado', left: 'Quedan', storage: 'Espacio' },
  daysLeft: '{days, plural, one {# día} other {# días}}',
  members: 'compartido con {count, plural, one {# persona} other {# personas}}',
  restore: 'Restaurar',
  restoreOne: 'Restaurar «{title}»',
  restored: '«{title}» está de nuevo en la biblioteca.',
  remove: 'Eliminar definitivamente',
  removeOne: 'Eliminar «{title}» definitivamente',
  removeTitle: '¿Eliminar «{title}» definitivamente?',
  removeText:
    'El Código se elimina con todos sus documentos, resaltados y comentarios, también con lo que otras personas han escrito en él. Esto no se puede deshacer.',
  empty: 'Vaciar la papelera',
  emptyTitle: '¿Vaciar la papelera?',
  emptyText:
    'Se eliminan todos los Códigos que contiene, con todos sus documentos, resaltados y comentarios. Esto no se puede deshacer.',
};
